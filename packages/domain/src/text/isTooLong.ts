import { countChars } from './countChars.ts'
import { maxText } from './maxText.ts'

/** Says whether a text has more code points than a field may hold (spec, section 9). */
export function isTooLong(text: string, limit: number = maxText): boolean {
  return text.length > limit && (text.length > limit * 2 || countChars(text) > limit)
}
