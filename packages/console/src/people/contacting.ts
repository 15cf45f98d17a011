import { documentInSentence, type Verdict } from '@driver-trust/domain/driver'
import { formatDay } from '../person/formatDate.ts'
import type { ListedPerson } from '../person/PersonRow.ts'

/** Whom a selection can be reached by, and how many can't be, and why. */
export interface Reach {
  values: readonly string[]
  hidden: number
  without: number
}

export function reachOf(people: readonly ListedPerson[], by: 'email' | 'phoneNumber'): Reach {
  const isHidden = ({ isPersonalDataHidden, isEmailHidden }: ListedPerson) =>
    isPersonalDataHidden === true || (by === 'email' && isEmailHidden === true)
  const seen = people.filter((person) => !isHidden(person))
  const found = seen.flatMap((person) => person[by] ?? [])
  return { values: [...new Set(found)], hidden: people.length - seen.length, without: seen.length - found.length }
}

/** "2 hidden from you, 1 without": undefined if everyone can be reached. */
export function leftOutText({ hidden, without }: Reach): string | undefined {
  const parts = [hidden > 0 && `${hidden} hidden from you`, without > 0 && `${without} without`]
  return parts.filter(Boolean).join(', ') || undefined
}

/** Characters of an address that every mail program accepts. */
const LONGEST = 1900

/** Links that write to everyone without showing them to each other, in portions that mail programs accept. */
export function mailPortions(addresses: readonly string[]): { href: string; from: number; to: number }[] {
  const portions: { list: string[]; from: number }[] = []
  for (const [at, address] of addresses.entries()) {
    const encoded = encodeURIComponent(address)
    const last = portions.at(-1)
    if (last && [...last.list, encoded].join(',').length <= LONGEST) last.list.push(encoded)
    else portions.push({ list: [encoded], from: at + 1 })
  }
  return portions.map(({ list, from }) => ({ href: `mailto:?bcc=${list.join(',')}`, from, to: from + list.length - 1 }))
}

/** What to tell a driver about the document that stops them, or soon will; undefined if there is none. */
export function messageTo({ organizationName }: ListedPerson, verdict: Verdict | undefined): string | undefined {
  const { document, isSoon, group } = verdict ?? {}
  if (document?.days === undefined || !(isSoon || group === 'cannot')) return undefined
  const what = `Your ${documentInSentence(document.document)}`
  const day = formatDay(document.deadline)
  const where = organizationName ?? 'us'
  return document.days < 0
    ? `${what} expired on ${day}. You can’t drive for ${where} until you renew it.`
    : `${what} expires on ${day}. Please renew it by then to keep driving for ${where}.`
}

/** A link that writes to one person, with the message. */
export function messageHref(scheme: 'mailto' | 'sms', to: string, message: string | undefined): string {
  const receiver = encodeURIComponent(to).replace('%40', '@').replaceAll('%2B', '+')
  if (message === undefined) return `${scheme}:${receiver}`
  const subject = scheme === 'mailto' ? `subject=${encodeURIComponent(message.split('. ')[0] ?? '')}&` : ''
  return `${scheme}:${receiver}?${subject}body=${encodeURIComponent(message)}`
}
