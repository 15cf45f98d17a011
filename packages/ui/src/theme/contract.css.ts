import { createGlobalThemeContract } from '@vanilla-extract/css'
import type { FontSize } from './tokens.ts'
import { measures, themes } from './values.ts'

/** The tokens that depend on the theme. */
export const themed = createGlobalThemeContract(themes.light, nameOf)

/** All others. */
export const measured = createGlobalThemeContract(measures, nameOf)

/** Everything a style can refer to, by meaning. */
export const vars = { ...themed, ...measured }

/** The steps of the type scale: a size with its line height. */
export const typeScale = Object.fromEntries(
  Object.entries(vars.fontSize).map(([size, fontSize]) => [
    size,
    { fontSize, lineHeight: vars.lineHeight[size as FontSize] }, // both tables are keyed by size
  ]),
) as Record<FontSize, { fontSize: string; lineHeight: string }> // the same keys

/** The face of figures, all equally wide. */
export const figures = { fontFamily: vars.font.figure, fontVariantNumeric: 'tabular-nums' } as const

/** One line, cut at its end. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Readable (`--dt-text-muted`), so that inspecting a page shows the token and not a hash. */
function nameOf(_value: string | null, path: readonly string[]): string {
  return `dt-${path.map(kebab).join('-')}`
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
