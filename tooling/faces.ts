import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Where our own faces are. */
export const FACES = join(import.meta.dirname, '../packages/ui/src/theme/faces')

/** What figures, IDs, phone numbers and dates are written with; a page with another letter loads the rest as well. */
const CHARACTERS = [...between(' ', 'Z'), ...between('a', 'z'), '\u{a0}\u{202f}·×–—’…−'].join('')

function between(first: string, last: string): string[] {
  const codes = Array.from({ length: 0x80 }, (_, code) => String.fromCodePoint(code))
  return codes.filter((each) => each >= first && each <= last)
}

/** Weights of Barlow Semi Condensed; the boldest is only used where it is too large for its hints to matter. */
const WEIGHTS = { 500: {}, 600: {}, 700: { noHinting: true } }

/** The files of our own faces by name: Barlow without the letters and features that figures don't need, a third of its bytes. */
export async function ownFaces(): Promise<Map<string, Uint8Array>> {
  const files = Object.entries(WEIGHTS).map(async ([weight, options]) => {
    const name = `barlow-semi-condensed-latin-${weight}-normal.woff2`
    const source = fileURLToPath(import.meta.resolve(`@fontsource/barlow-semi-condensed/files/${name}`))
    const shape = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'], ...options } as const
    return [`figures-${weight}.woff2`, await subsetFont(readFileSync(source), CHARACTERS, shape)] as const
  })
  return new Map(await Promise.all(files))
}

// `node tooling/faces.ts`, after an update of the typeface
if (import.meta.main) for (const [name, bytes] of await ownFaces()) writeFileSync(join(FACES, name), bytes)
