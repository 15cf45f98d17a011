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
  return { label: remaining(days), tone: days <= soon ? 'warning' : 'neutral', days }
}

function remaining(days: number): string {
  if (days === 0) return 'Expires today'
  return days === 1 ? 'Expires in 1 day' : `Expires in ${formatCount(days)} days`
}
