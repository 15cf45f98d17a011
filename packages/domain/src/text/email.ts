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

const atoms = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const quoted = /^"[\p{L}\p{M}\p{N}\p{P}\p{S} ]+"$/u
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

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
  return local.length <= 64 && (atoms.test(local) || isQuoted(local))
}

function isQuoted(local: string): boolean {
  return quoted.test(local) && !/["\\]/.test(local.slice(1, -1))
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && !/^\p{N}+$/u.test(labels.at(-1) ?? '')
}

function isLabel(text: string): boolean {
  return text.length <= 63 && label.test(text)
}
