import type { Infer } from 'superstruct'
import { dayNumberOf } from '../dates.ts'
import { absent, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { formatCount, type Tone } from '../text/text.ts'

/** A driver's documents that expire, in display order. */
export const deadlineDocuments = ['passport', 'idCard', 'residencePermit', 'driversLicense'] as const

export type DeadlineDocument = (typeof deadlineDocuments)[number]

export const deadlineDocumentLabels: Record<DeadlineDocument, string> = {
  passport: 'Passport',
  idCard: 'Identity card',
  residencePermit: 'Residence permit',
  driversLicense: "Driver's licence",
}

export const Deadlines = shape({
  userId: uuid(),
  deadlines: shape({
    passport: absent(shownText()),
    idCard: absent(shownText()),
    residencePermit: absent(shownText()),
    driversLicense: absent(shownText()),
  }),
})

export type Deadlines = Infer<typeof Deadlines>

/** `days` counts whole calendar days and is negative in the past. */
export type DeadlineState = { label: string; tone: Tone; days: number | undefined }

/** Days within which a deadline is a warning (contract 3.4). */
const soon = 30

/**
 * The badge of a deadline on a calendar day ("2026-03-01"), such as "Expires in 12 days"; "Unknown" for an invalid
 * date.
 */
export function deadlineState(deadline: string | undefined, today: string): DeadlineState {
  const last = dayNumberOf(deadline)
  const now = dayNumberOf(today)
  if (deadline === undefined || deadline === '') return { label: 'Not provided', tone: 'neutral', days: undefined }
  if (last === undefined || now === undefined) return { label: 'Unknown', tone: 'neutral', days: undefined }
  const days = last - now
  if (days < 0) return { label: 'Expired', tone: 'error', days }
  return { label: remaining(deadline, today, days), tone: days <= soon ? 'warning' : 'neutral', days }
}

/** Days beyond which a deadline is counted in months and years. */
const near = 90

function remaining(deadline: string, today: string, days: number): string {
  if (days === 0) return 'Expires today'
  if (days <= near) return `Expires in ${amount(days, 'day')}`
  const months = monthsBetween(today, deadline)
  return `Expires in ${months < 12 ? amount(months, 'month') : amount(Math.floor(months / 12), 'year')}`
}

/** Whole calendar months between two valid dates. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.slice(0, 10).split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.slice(0, 10).split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

function amount(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${formatCount(count)} ${unit}s`
}

/** How urgent a document is, most urgent first; `fine` needs no attention. */
export const deadlineGroups = ['expired', 'within30', 'within90', 'missing', 'fine'] as const

export type DeadlineGroup = (typeof deadlineGroups)[number]

/** One of a driver's documents on a calendar day. */
export type DatedDocument = DeadlineState & {
  document: DeadlineDocument
  /** As the server sent it. */
  deadline: string | undefined
  group: DeadlineGroup
}

/** A driver's documents, most urgent first: by date, then those without a date. */
export function documentsByUrgency(deadlines: Deadlines['deadlines'], today: string): DatedDocument[] {
  return deadlineDocuments
    .map((document) => {
      const state = deadlineState(deadlines[document], today)
      return { ...state, document, deadline: deadlines[document], group: groupOf(state.days) }
    })
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
}

function groupOf(days: number | undefined): DeadlineGroup {
  if (days === undefined) return 'missing' // an unreadable date proves nothing
  if (days < 0) return 'expired'
  if (days <= soon) return 'within30'
  return days <= near ? 'within90' : 'fine'
}

/** For sorting: days left, and those without a date last. */
export function urgencyOf({ days }: Pick<DeadlineState, 'days'>): number {
  return days ?? Number.MAX_SAFE_INTEGER
}

/** "expired yesterday", "expires in 12 days" or "isn’t provided", to follow the document's name. */
export function deadlineClause({ days, label }: DeadlineState): string {
  if (days === undefined) return label === 'Unknown' ? 'has no readable date' : 'isn’t provided'
  if (days >= 0) return label.charAt(0).toLowerCase() + label.slice(1)
  return days === -1 ? 'expired yesterday' : `expired ${formatCount(-days)} days ago`
}

/** The document's name within a sentence: "residence permit". */
export function documentInSentence(document: DeadlineDocument): string {
  return deadlineDocumentLabels[document].toLowerCase()
}
