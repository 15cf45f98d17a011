import { exactTextRule } from '../struct/textRule.ts'
import { countChars, maxText } from '../text/text.ts'

/** The labels of the checklist; `limit` isn't on it. */
export const passwordRuleLabels = { length: 'At least 8 characters', special: 'At least one special character' }

/** The rules that a new password is checked against, in the order shown. */
const messages = {
  length: `${passwordRuleLabels.length}.`,
  special: `${passwordRuleLabels.special}.`,
  limit: "Password can't have more than 256 characters.",
}

type PasswordRule = keyof typeof messages
const passwordRules = Object.keys(messages) as PasswordRule[] // Object.keys widens them

const minimum = 8
const special = /[!-/:-@[-`{-~]/

/** The rules that a password breaks, in the order shown. Length is counted in code points (contract 5.1). */
export function passwordProblems(password: string): PasswordRule[] {
  const length = countChars(password)
  const broken: Record<PasswordRule, boolean> = {
    length: length < minimum,
    special: !special.test(password),
    limit: length > maxText,
  }
  return passwordRules.filter((rule) => broken[rule])
}

/** A new password, sent byte for byte: neither trimmed nor normalised. */
export const Password = exactTextRule('password', (text) => {
  const [first] = passwordProblems(text)
  return first && messages[first]
})
