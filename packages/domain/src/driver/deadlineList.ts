import { HIDDEN } from '../people/masked.ts'
import { displayName } from '../people/personName.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import { groupedPhone } from '../phone/groupedPhone.ts'
import { tableOf } from '../struct/shape.ts'
import { type JudgedDriver, type JudgeFacts, judgeDriver } from './branchVerdicts.ts'
import {
  type DatedDocument,
  datedText,
  deadlineDocumentLabels,
  documentInSentence,
  documentsByUrgency,
  urgencyOf,
} from './deadlines.ts'
import { driverIdDigits, formatDriverId } from './driverId.ts'
import { type DueFilter, dueFilters, dueStepOf } from './dueFilters.ts'
import { isVerificationStatus, standingOf, statusLabel, statusReason } from './statuses.ts'

/** A driver with the documents that need attention, most urgent first. */
export interface CheckedDriver extends JudgedDriver {
  documents: readonly DatedDocument[]
  /** All four, most urgent first. */
  every: readonly DatedDocument[]
}

/** What a driver's deadlines mean on a calendar day; undefined if they aren't known. */
export function checkedDriver(driver: UserWithOrganisation, facts: JudgeFacts): CheckedDriver | undefined {
  const deadlines = facts.documents.get(driver.id)
  if (deadlines === undefined || deadlines === 'unread') return undefined
  const every = documentsByUrgency(deadlines, facts.today, facts.required)
  return { ...judgeDriver(driver, facts), every, documents: every.filter(({ group }) => group !== 'fine') }
}

/** The status says that they can drive, a document says that they can't. */
export function isVerifiedExpired({
  driver,
  verdict,
}: Pick<JudgedDriver, 'verdict'> & { driver: { status: string } }): boolean {
  const { status } = driver
  return isVerificationStatus(status) && standingOf(status) === 'cleared' && verdict.group === 'cannot'
}

/** The drivers with a document in the chosen group, or in any, and with these documents alone; most urgent first. */
export function dueDrivers(checked: readonly CheckedDriver[], filter: DueFilter | undefined): CheckedDriver[] {
  return checked
    .map((each) => withDocuments(each, dueDocuments(each, filter)))
    .filter(({ documents }) => documents.length > 0)
    .toSorted((one, other) => urgency(one) - urgency(other))
}

/** The same driver if nothing is left out, so that their row doesn't re-render while others are checked. */
function withDocuments(each: CheckedDriver, documents: CheckedDriver['documents']): CheckedDriver {
  return documents.length === each.documents.length ? each : { ...each, documents }
}

/** How many documents each filter leaves. */
export function dueCounts(checked: readonly CheckedDriver[]): Record<DueFilter | 'all', number> {
  const count = (filter?: DueFilter) => checked.reduce((total, each) => total + dueDocuments(each, filter).length, 0)
  return { all: count(), ...tableOf(dueFilters, count) }
}

/** "Within 90 days" includes what expires within 30; a step of time is apart from the others. */
function dueDocuments(each: CheckedDriver, filter: DueFilter | undefined) {
  const { documents } = each
  if (filter === undefined) return documents
  if (filter === 'verified_expired')
    return isVerifiedExpired(each) ? documents.filter(({ group }) => group === 'expired') : []
  if (filter === 'today' || filter === 'tomorrow' || filter === 'week')
    return documents.filter(({ days }) => days !== undefined && days >= 0 && dueStepOf(days) === filter)
  return documents.filter(({ group }) => group === filter || (filter === 'within90' && group === 'within30'))
}

function urgency({ documents }: CheckedDriver): number {
  return documents[0] ? urgencyOf(documents[0]) : Number.MAX_SAFE_INTEGER
}

const headers = [
  ...['Driver ID', 'Name', 'Organisation', 'Status', 'Reason', 'Document', 'Expires on', 'State', 'Verdict'],
  ...['Phone', 'E-mail'],
]

/** A row for each document that needs attention, below headers. */
export function deadlineRows(checked: readonly CheckedDriver[]): (string | undefined)[][] {
  const rows = checked.flatMap(({ driver, documents, verdict }) =>
    documents.map((each) => [
      driverIdDigits(driver.dtId),
      displayName(driver),
      driver.organizationName,
      statusLabel(driver.status),
      statusReason(driver.status),
      deadlineDocumentLabels[each.document],
      each.days === undefined ? each.deadline : each.deadline?.slice(0, 10),
      each.label,
      datedText(verdict.title, verdict),
      driver.isPersonalDataHidden ? HIDDEN : groupedPhone(driver.phoneNumber ?? ''),
      driver.isPersonalDataHidden || driver.isEmailHidden ? HIDDEN : driver.email,
    ]),
  )
  return [headers, ...rows]
}

/**
 * A calendar (RFC 5545) with an all-day event for each document that has a date, and alarms before it; `now` stamps the
 * events. No words in it go out of date.
 */
export function deadlinesCalendar(checked: readonly CheckedDriver[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const events = checked.flatMap(({ driver, documents }) =>
    documents.flatMap((each) =>
      each.days === undefined ? [] : event(driver, { ...each, deadline: each.deadline ?? '' }, stamp),
    ),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Driver Trust Console//Deadlines//EN',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function event(driver: UserWithOrganisation, document: DatedDocument & { deadline: string }, stamp: string): string[] {
  const id = driver.dtId === undefined ? '' : `, ${formatDriverId(driver.dtId)}`
  const summary = escaped(`${displayName(driver)}: ${documentInSentence(document.document)} expires`)
  return [
    'BEGIN:VEVENT',
    `UID:${driver.id}-${driver.organizationId ?? ''}-${document.document}@driver-trust-console`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${document.deadline.slice(0, 10).replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`${driver.organizationName}${id}`)}`,
    'TRANSP:TRANSPARENT',
    ...ALARMS.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-${before}`,
      `DESCRIPTION:${summary}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** How long before a document expires the calendar says so. */
const ALARMS = ['P30D', 'P7D']

/** A text as RFC 5545 writes it: a line break that isn't escaped would begin another property. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Lines have at most 75 octets; longer ones continue after a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let result = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
