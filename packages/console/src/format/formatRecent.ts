import { formatDate } from './formatDate.ts'

const DAY = 24 * 60 * 60 * 1000

/** "Today", "Yesterday" or "6 days ago" by the reader's calendar; the date of what is older or still to come. */
export function formatRecent(iso: string | undefined): string {
  const days = iso === undefined ? Number.NaN : (midnight(new Date()) - midnight(new Date(iso))) / DAY
  const age = Math.round(days) // a day on which clocks change has 23 or 25 hours
  if (age === 0) return 'Today'
  if (age === 1) return 'Yesterday'
  return age > 1 && age < 7 ? `${age} days ago` : formatDate(iso)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
