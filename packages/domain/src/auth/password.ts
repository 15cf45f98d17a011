import { exactTextRule } from '../struct/textRule.ts'
import { countChars, maxText } from '../text/text.ts'

/** The rules that a new password shows while it is typed, each without a full stop. */
export const passwordRules = ['length', 'special', 'limit'] as const

/** One of {@link passwordRules}. */
export type PasswordRule = (typeof passwordRules)[number]

/** The words of each rule; the limit has words only where it is broken. */
export const passwordRuleLabels: Record<Exclude<PasswordRule, 'limit'>, string> = {
  length: 'At least 8 characters',
  special: 'At least one special character',
}

const messages: Record<PasswordRule, string> = {
  length: `${passwordRuleLabels.length}.`,
  special: `${passwordRuleLabels.special}.`,
  limit: "Password can't have more than 256 characters.",
}

const minimum = 8
const special = /[!-/:-@[-`{-~]/

/** The rules that a password breaks, in the order they are shown; counts code points. */
export function passwordProblems(password: string): PasswordRule[] {
  const length = countChars(password)
  const broken: Record<PasswordRule, boolean> = {
    length: length < minimum,
    special: !special.test(password),
    limit: length > maxText,
  }
  return passwordRules.filter((rule) => broken[rule])
}

/** A new password, sent byte by byte: neither trimmed nor normalised. */
export const Password = exactTextRule('password', (text) => {
  const [first] = passwordProblems(text)
  return first && messages[first]
})
