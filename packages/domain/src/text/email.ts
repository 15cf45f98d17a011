import { textRule } from '../struct/textRule.ts'
import { isEmail } from './isEmail.ts'

/** The message of a wrong e-mail (spec, section 5). */
export const emailMessage = 'The provided e-mail format is incorrect.'

/** What is wrong with an e-mail that may be empty: nothing, or the message of section 5 of the spec. */
export function emailProblem(text: string): string | undefined {
  return text === '' || isEmail(text) ? undefined : emailMessage
}

/** A valid e-mail, sent without blanks around it; wrap it in `required` or `emptyOr` for a form (spec, section 5). */
export const Email = textRule('email', (text) => (isEmail(text) ? undefined : emailMessage))

/** A valid e-mail or the empty text, which clears the field (spec, section 5: "may be empty, otherwise valid"). */
export const ClearableEmail = textRule('email', emailProblem)
