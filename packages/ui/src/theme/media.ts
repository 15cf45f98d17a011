import { px } from './toCss.ts'
import { breakpoint } from './tokens.ts'

/** Media and container conditions by meaning; custom properties cannot stand in a query, so these are literals. */
export const media = {
  phone: `(width < ${px(breakpoint.phone)})`,
  compact: `(width < ${px(breakpoint.compact)})`,
  roomy: `(width >= ${px(breakpoint.compact)})`,
  coarsePointer: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const
