import { mandatory } from '../struct/mandatory.ts'
import { exactTextRule } from '../struct/textRule.ts'

/** An existing password, code or token: any text but none, sent byte by byte (spec, section 7). */
export const SecretText = exactTextRule('secret', (text) => (text === '' ? mandatory : undefined))
