import { textRule } from '../struct/textRule.ts'
import { isTooLong } from './text.ts'

const emailMessage = 'The provided e-mail format is incorrect.'

/** The message for an e-mail that can be empty (contract 5.4); undefined if it is valid. */
export function emailProblem(text: string): string | undefined {
  return text === '' || isEmail(text) ? undefined : emailMessage
}

/** A valid e-mail, trimmed; wrap it in `required` or `emptyOr` in a form. */
export const Email = textRule('email', (text) => (isEmail(text) ? undefined : emailMessage))

/** A valid e-mail or the empty text, which clears the field. */
export const ClearableEmail = textRule('email', emailProblem)

/**
 * True for the form of an e-mail address: a local part of dotted atoms or in quotes, an `@`, and at least two domain
 * labels, in any script; at most 256 code points.
 */
export function isEmail(text: string): boolean {
  if (isTooLong(text)) return false
  const at = text.lastIndexOf('@')
  if (at < 1) return false
  return isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1))
}

function isLocalPart(local: string): boolean {
  const atoms = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
  const quoted = /^"[\p{L}\p{M}\p{N}\p{P}\p{S} ]+"$/u
  const isQuoted = quoted.test(local) && !/["\\]/.test(local.slice(1, -1))
  return local.length <= 64 && (isQuoted || atoms.test(local))
}

function isDomain(domain: string): boolean {
  const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
  const labels = domain.split('.')
  const areLabels = labels.length > 1 && labels.every((text) => text.length <= 63 && label.test(text))
  return areLabels && !/^\p{N}+$/u.test(labels.at(-1) ?? '')
}
