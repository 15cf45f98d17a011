import { define, Struct } from 'superstruct'
import { printPath } from './parseAs.ts'
import { cutText } from './textRule.ts'

/** A known word, or another string that the server may have learnt since (contract 3.1.3). */
export type Lenient<W extends string> = W | (string & {})

/**
 * Any string, typed by the words known today, which are its schema; reports the field of any other to
 * `onUnknownWord`.
 */
export function lenient<W extends string>(words: readonly W[]): Struct<Lenient<W>, readonly W[]> {
  const known = new Set<unknown>(words)
  const struct = define<Lenient<W>>('string', (value, { path }) => {
    if (typeof value !== 'string') return false
    if (!known.has(value)) {
      const field = printPath(path.filter((part) => typeof part === 'string'))
      for (const listener of listeners) listener(field)
    }
    return true
  })
  return new Struct<Lenient<W>, readonly W[]>({ ...struct, schema: words, coercer: cutText })
}

type Listener = (field: string) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener with the field (such as `items.status`), never the word, whenever a parsed answer contains an
 * unknown word; returns the function to unsubscribe.
 */
export function onUnknownWord(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
