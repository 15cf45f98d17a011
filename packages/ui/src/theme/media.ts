import { rem } from './toCss.ts'
import { breakpoint, gutter } from './tokens.ts'

/** Conditions of width, from pixels. In rem, so that larger text folds what would no longer fit. */
export const below = (pixels: number) => `(width < ${rem(pixels)})`
export const from = (pixels: number) => `(width >= ${rem(pixels)})`
export const between = (least: number, end: number) => `(${rem(least)} <= width < ${rem(end)})`

/** The one condition that scripts need, in its own export so that the first load includes no other. */
export const compactMedia = below(breakpoint.compact)

/** Media and container conditions by meaning; queries can't use custom properties, so these are literals. */
export const media = {
  phone: below(breakpoint.phone),
  /** Where the rows of a page's table are cards: the table itself is as narrow as a phone. */
  cards: below(breakpoint.phone + 2 * gutter.compact),
  compact: compactMedia,
  roomy: from(breakpoint.compact),
  wide: from(breakpoint.wide),
  coarsePointer: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const
