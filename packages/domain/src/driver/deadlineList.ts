import { displayName } from '../people/personName.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import { csvText } from '../text/csvText.ts'
import {
  type DatedDocument,
  type Deadlines,
  deadlineDocumentLabels,
  documentInSentence,
  documentsByUrgency,
  urgencyOf,
} from './deadlines.ts'
import { formatDriverId } from './driverId.ts'
import type { DueFilter } from './dueFilters.ts'
import { isVerificationStatus, standingOf, statusLabel, statusReason } from './statuses.ts'
import { driverVerdict, type Verdict } from './verdict.ts'

/** A driver with the documents that need attention, most urgent first. */
export type CheckedDriver = {
  driver: UserWithOrganisation
  documents: readonly DatedDocument[]
  verdict: Verdict
}

/** What a driver's deadlines mean on a calendar day. */
export function checkedDriver(
  driver: UserWithOrganisation,
  deadlines: Deadlines['deadlines'],
  today: string,
): CheckedDriver {
  const documents = documentsByUrgency(deadlines, today).filter(({ group }) => group !== 'fine')
  const { status, organizationName: organisationName } = driver
  return { driver, documents, verdict: driverVerdict({ status, organisationName, deadlines, today }) }
}

/** The status says that they can drive, a document says that they can't. */
export function isVerifiedExpired({ driver: { status }, verdict }: CheckedDriver): boolean {
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
  return {
    all: count(),
    verified_expired: count('verified_expired'),
    expired: count('expired'),
    unreadable: count('unreadable'),
    within30: count('within30'),
    within90: count('within90'),
    missing: count('missing'),
  }
}

/** "Within 90 days" includes what expires within 30. */
function dueDocuments(each: CheckedDriver, filter: DueFilter | undefined) {
  const { documents } = each
  if (filter === undefined) return documents
  if (filter === 'verified_expired')
    return isVerifiedExpired(each) ? documents.filter(({ group }) => group === 'expired') : []
  return documents.filter(({ group }) => group === filter || (filter === 'within90' && group === 'within30'))
}

function urgency({ documents }: CheckedDriver): number {
  return documents[0] ? urgencyOf(documents[0]) : Number.MAX_SAFE_INTEGER
}

const headers = ['Driver ID', 'Name', 'Organisation', 'Status', 'Reason', 'Document', 'Expires on', 'State', 'Verdict']

/** A CSV file with a row for each document that needs attention. */
export function deadlinesCsv(checked: readonly CheckedDriver[]): string {
  const rows = checked.flatMap(({ driver, documents, verdict }) =>
    documents.map((each) => [
      driver.dtId === undefined ? undefined : formatDriverId(driver.dtId),
      displayName(driver),
      driver.organizationName,
      statusLabel(driver.status),
      statusReason(driver.status),
      deadlineDocumentLabels[each.document],
      each.days === undefined ? each.deadline : each.deadline?.slice(0, 10),
      each.label,
      verdict.title,
    ]),
  )
  return csvText([headers, ...rows])
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
