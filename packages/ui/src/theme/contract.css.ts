import { createGlobalThemeContract } from '@vanilla-extract/css'
import { measures, themes } from './values.ts'

/** The tokens that depend on the theme. */
export const themed = createGlobalThemeContract(themes.light, nameOf)

/** All others. */
export const measured = createGlobalThemeContract(measures, nameOf)

/** Everything a style can refer to, by meaning. */
export const vars = { ...themed, ...measured }

/** Readable (`--dt-text-muted`), so that inspecting a page shows the token and not a hash. */
function nameOf(_value: string | null, path: readonly string[]): string {
  return `dt-${path.map(kebab).join('-')}`
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
