import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { english } from '../../packages/ui/src/words/english.ts'
import { imports } from '../imports.ts'
import { primitives, root } from '../packages/primitives.ts'

export interface Anatomy {
  /** What a primitive consists of, by the names of its styles, in the order of its code; each with what it is drawn by. */
  parts: readonly { name: string; element: string }[]
  /** The fixed words that it says unless told otherwise. */
  words: readonly { name: string; text: string }[]
}

const STYLE = /^export const (\w+) = (?:style|recipe)\(/gm
const STYLED = /<([A-Za-z][\w.]*)\b[^<]*?className=\{(?:\w+\()?(?:styles\.)?(\w+)/g
const WORD = /\bwords\.(\w+)|\{ (\w+)[^}]* \} = useWords\(\)/g

/** Of each primitive, by its name. */
export function anatomies(): Record<string, Anatomy> {
  const graph = imports()
  return Object.fromEntries(
    primitives().map(({ name, file, folder }) => {
      const isOther = (each: string) => dirname(each) !== folder
      const codes = [...graph.reachedFrom(file, isOther)].filter((each) => !isOther(each)).map(codeOf)
      const styles = new Set(codes.flatMap((code) => [...code.matchAll(STYLE)].map(([, style = '']) => style)))
      const parts = codes.flatMap((code) =>
        [...code.matchAll(STYLED)].map(([, element = '', style = '']) => ({ name: style, element })),
      )
      const words = codes.flatMap((code) => [...code.matchAll(WORD)].map(([, one, other]) => one ?? other ?? ''))
      return [name, { parts: firstOfEach(parts.filter((part) => styles.has(part.name))), words: textsOf(words) }]
    }),
  )
}

const codeOf = (file: string) => readFileSync(join(root, file), 'utf8')

function firstOfEach(parts: Anatomy['parts']): Anatomy['parts'] {
  return [...new Map(parts.toReversed().map((part) => [part.name, part])).values()].toReversed()
}

/** In English, with an ellipsis for what is filled in. */
function textsOf(names: readonly string[]): Anatomy['words'] {
  const known = Object.entries<unknown>(english).filter(([name]) => name !== 'locale' && names.includes(name))
  return known.map(([name, word]) => ({ name, text: typeof word === 'function' ? word('…', '…') : String(word) }))
}
