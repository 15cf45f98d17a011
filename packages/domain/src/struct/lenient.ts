import { define, Struct } from 'superstruct'
import { reportUnknownWord } from './onUnknownWord.ts'
import { printPath } from './printPath.ts'
import { cutText } from './shownText.ts'

/** A known word, or another string that the server may have learnt since (spec, section 3). */
export type Lenient<W extends string> = W | (string & {})

/** Any string, typed by the words known today; others are told to `onUnknownWord` by their place (spec, section 4: values that are only shown). */
export function lenient<W extends string>(words: readonly W[]): Struct<Lenient<W>, null> {
  const known = new Set<unknown>(words)
  const struct = define<Lenient<W>>('string', (value, { path }) => {
    if (typeof value === 'string' && !known.has(value)) reportUnknownWord(printPath(path.filter(isName)))
    return typeof value === 'string'
  })
  return new Struct<Lenient<W>, null>({ ...struct, coercer: cutText })
}

function isName(part: unknown): boolean {
  return typeof part === 'string'
}
