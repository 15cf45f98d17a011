import { px } from './toCss.ts'
import { breakpoint } from './tokens.ts'

/** The one condition that scripts ask for: alone, so that the first load has no other. */
export const compactMedia = `(width < ${px(breakpoint.compact)})`

/** Media and container conditions by meaning; custom properties cannot stand in a query, so these are literals. */
export const media = {
  phone: `(width < ${px(breakpoint.phone)})`,
  compact: compactMedia,
  roomy: `(width >= ${px(breakpoint.compact)})`,
  coarsePointer: '(pointer: coarse)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const
