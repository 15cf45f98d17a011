import type { Infer } from 'superstruct'
import { dayNumberOf } from '../dates.ts'
import { absent, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { formatCount, type Tone } from '../text/text.ts'

/** The documents of a driver that run out, in the order they are shown. */
export const deadlineDocuments = ['passport', 'idCard', 'residencePermit', 'driversLicense'] as const

/** One of {@link deadlineDocuments}. */
export type DeadlineDocument = (typeof deadlineDocuments)[number]

/** The name of each document. */
export const deadlineDocumentLabels: Record<DeadlineDocument, string> = {
  passport: 'Passport',
  idCard: 'Identity card',
  residencePermit: 'Residence permit',
  driversLicense: "Driver's licence",
}

/** When each document of a driver runs out. */
export const Deadlines = shape({
  userId: uuid(),
  deadlines: shape({
    passport: absent(shownText()),
    idCard: absent(shownText()),
    residencePermit: absent(shownText()),
    driversLicense: absent(shownText()),
  }),
})

/** What the struct of the same name parses to. */
export type Deadlines = Infer<typeof Deadlines>

/** What a deadline means today; `days` counts whole calendar days and is negative once it is past. */
export type DeadlineState = { label: string; tone: Tone; days: number | undefined }

/** Up to so many days a deadline is a warning. */
const soon = 30

/**
 * The badge of a deadline on a given calendar day ("2026-03-01"): "Expired", "Expires today", "Expires in 12 days",
 * "Not provided", or "Unknown" for what is no date.
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
