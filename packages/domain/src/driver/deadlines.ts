import type { Infer } from 'superstruct'
import { absent, shape, tableOf, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { dayNumberOf } from '../text/dates.ts'
import { countOf, formatCount, type Tone } from '../text/text.ts'

/** A driver's documents that expire, in display order. */
export const deadlineDocumentLabels = {
  passport: 'Passport',
  idCard: 'Identity card',
  residencePermit: 'Residence permit',
  driversLicense: "Driver's licence",
}

export type DeadlineDocument = keyof typeof deadlineDocumentLabels

export const deadlineDocuments = Object.keys(deadlineDocumentLabels) as DeadlineDocument[] // Object.keys widens them

export const Deadlines = shape({
  userId: uuid(),
  deadlines: shape(tableOf(deadlineDocuments, () => absent(shownText()))),
})

export type Deadlines = Infer<typeof Deadlines>

/** How urgent a document is, most urgent first; `fine` needs no attention. */
type DeadlineGroup = 'expired' | 'unreadable' | 'within30' | 'within90' | 'missing' | 'fine'

/** `days` counts whole calendar days and is negative in the past; undefined without a readable date. */
type DeadlineState = { label: string; tone: Tone; group: DeadlineGroup; days: number | undefined }

/** Days within which a deadline is a warning (contract 3.4). */
const soon = 30

/** The badge of a deadline on a calendar day ("2026-03-01"), such as "Expires in 12 days". */
export function deadlineState(deadline: string | undefined, today: string): DeadlineState {
  if (deadline === undefined || deadline === '')
    return { label: 'Not provided', tone: 'neutral', group: 'missing', days: undefined }
  const last = dayNumberOf(deadline)
  const now = dayNumberOf(today)
  if (last === undefined || now === undefined)
    return { label: `Unreadable: ${quoted(deadline)}`, tone: 'error', group: 'unreadable', days: undefined }
  const days = last - now
  if (days < 0) return { label: 'Expired', tone: 'error', group: 'expired', days }
  const label = remaining(deadline, today, days)
  if (days <= soon) return { label, tone: 'warning', group: 'within30', days }
  return { label, tone: 'neutral', group: days <= near ? 'within90' : 'fine', days }
}

/** Characters of a date that can't be read: enough to recognise any format. */
const LONGEST_DATE = 40

function quoted(text: string): string {
  const characters = [...text]
  return `“${characters.length > LONGEST_DATE ? `${characters.slice(0, LONGEST_DATE).join('')}…` : text}”`
}

/** Days beyond which a deadline is counted in months, and from two years on in years: "1 year" could be 22 months. */
const near = 90

function remaining(deadline: string, today: string, days: number): string {
  if (days === 0) return 'Expires today'
  if (days <= near) return `Expires in ${countOf(days, 'day')}`
  const months = monthsBetween(today, deadline)
  return `Expires in ${months < 24 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year')}`
}

/** Whole calendar months between two valid dates. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.slice(0, 10).split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.slice(0, 10).split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

/** One of a driver's documents on a calendar day. */
export type DatedDocument = DeadlineState & {
  document: DeadlineDocument
  /** As the server sent it. */
  deadline: string | undefined
}

/** A driver's documents, most urgent first: expired, unreadable, by date, then those without a date; a required one is "Missing". */
export function documentsByUrgency(
  deadlines: Deadlines['deadlines'],
  today: string,
  required: readonly DeadlineDocument[] = [],
): DatedDocument[] {
  return deadlineDocuments
    .map((document) => {
      const state = deadlineState(deadlines[document], today)
      const isMissing = state.group === 'missing' && required.includes(document)
      return { ...state, ...(isMissing && MISSING), document, deadline: deadlines[document] }
    })
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
}

const MISSING = { label: 'Missing', tone: 'error' } as const

/** For sorting: days left. An unreadable date comes right after the expired ones, a missing one last. */
export function urgencyOf({ days, group }: Pick<DeadlineState, 'days' | 'group'>): number {
  return days ?? (group === 'unreadable' ? -0.5 : Number.MAX_SAFE_INTEGER)
}

/** "expired yesterday", "expires tomorrow", "expires in 12 days" or "not provided", to follow the document's name. */
export function deadlineClause({ days, group, label, deadline }: DatedDocument): string {
  if (group === 'unreadable') return `has an unreadable date, ${quoted(deadline ?? '')}`
  if (days === undefined) return 'not provided'
  if (days === 1) return 'expires tomorrow'
  if (days >= 0) return label.charAt(0).toLowerCase() + label.slice(1)
  return days === -1 ? 'expired yesterday' : `expired ${formatCount(-days)} days ago`
}

/** The document's name within a sentence, with its apostrophe: "residence permit", "driver’s licence". */
export function documentInSentence(document: DeadlineDocument): string {
  return deadlineDocumentLabels[document].toLowerCase().replace("'", '’')
}

/** The date of the document that a verdict is about, such as "2026-02-28". */
export function documentDate({ document }: { document: DatedDocument | undefined }): string | undefined {
  return document && dateOf(document)
}

/** One of a verdict's texts for a file, which is read on other days: "Passport expired on 2026-02-28". */
export function datedText(text: string, { documents }: { documents: readonly DatedDocument[] }): string {
  const named = documents.find((each) => dateOf(each) !== undefined && text.includes(deadlineClause(each)))
  if (!named) return text
  return text.replace(deadlineClause(named), `${(named.days ?? 0) < 0 ? 'expired' : 'expires'} on ${dateOf(named)}`)
}

function dateOf({ days, deadline }: DatedDocument): string | undefined {
  return days === undefined ? undefined : deadline?.slice(0, 10)
}
