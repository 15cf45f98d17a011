import { dayNumberOf } from '../date/dayNumberOf.ts'
import { formatCount } from '../text/formatCount.ts'
import type { Tone } from '../text/tone.ts'

/** What a deadline means today; `days` counts whole calendar days and is negative once it is past (spec, section 3: Deadlines). */
export type DeadlineState = { label: string; tone: Tone; days: number | undefined }

/** Up to so many days a deadline is a warning. */
const soon = 30

/**
 * The badge of a deadline on a given calendar day ("2026-03-01"): "Expired", "Expires today", "Expires in 12 days",
 * "Not provided", or "Unknown" for what is no date (spec, section 3: Deadlines).
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
