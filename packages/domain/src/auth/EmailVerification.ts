import { type Infer, refine } from 'superstruct'
import { emptyOr } from '../struct/emptyOr.ts'
import { shape } from '../struct/shape.ts'
import { SecretText } from './SecretText.ts'

/** The message where neither is given (spec, section 5: E-mail verification). */
export const tokenOrCodeMessage = 'Either token or code must be provided.'

const fields = shape({ token: emptyOr(SecretText), code: emptyOr(SecretText) })

/** What verifying an e-mail sends: the token of the link or the code that was typed (spec, section 5: E-mail verification). */
export const EmailVerification = refine(fields, 'tokenOrCode', ({ token, code }, { path }) => {
  const isGiven = token !== undefined || code !== undefined
  return isGiven || { path: [...path, 'code'], value: undefined, message: tokenOrCodeMessage, isRule: true }
})

/** What the struct of the same name parses to. */
export type EmailVerification = Infer<typeof EmailVerification>
