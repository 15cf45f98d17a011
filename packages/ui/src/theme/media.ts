import { px } from './toCss.ts'
import { breakpoint, gutter } from './tokens.ts'

/** The one condition that scripts need, in its own export so that the first load includes no other. */
export const compactMedia = `(width < ${px(breakpoint.compact)})`

/** Media and container conditions by meaning; queries can't use custom properties, so these are literals. */
export const media = {
  phone: `(width < ${px(breakpoint.phone)})`,
  /** Where the rows of a page's table are cards: the table itself is as narrow as a phone. */
  cards: `(width < ${px(breakpoint.phone + 2 * gutter.compact)})`,
  compact: compactMedia,
  roomy: `(width >= ${px(breakpoint.compact)})`,
  wide: `(width >= ${px(breakpoint.wide)})`,
  coarsePointer: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const
