import { textRule } from '../struct/textRule.ts'
import { isTooLong } from './isTooLong.ts'

/** The message of any text over the limit that has no message of its own (spec, section 9). */
export const tooLongMessage = 'This cannot be longer than 256 characters.'

/** A text of at most 256 code points, or none (spec, section 9: "Text fields maximum 256 characters"). */
export const PlainText = textRule('text', (text) => (isTooLong(text) ? tooLongMessage : undefined))
