import { dayNumberOf } from '@driver-trust/domain/text'
import { Text } from '@driver-trust/ui/text'

/** How many days ago it was within the last week, otherwise the date; the exact time is shown on hover. */
export function DateText({ iso }: { iso: string | undefined }) {
  const exact = formatExactTime(iso)
  if (exact === undefined) return <Text tone="faint">Unknown</Text>
  return (
    <Text as="time" size="15" tabular dateTime={iso} title={exact}>
      {formatRecent(iso)}
    </Text>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** "12 Mar 2026" in the user's time zone; "Unknown" if it isn't a date. */
export function formatDate(iso: string | undefined): string {
  return formatted(DAY, iso)?.replace('Sept', 'Sep') ?? 'Unknown' // the only month that en-GB gives four letters
}

/** The exact time in words; undefined if it isn't a date. */
export function formatExactTime(iso: string | undefined): string | undefined {
  return formatted(EXACT, iso)
}

function formatted(format: Intl.DateTimeFormat, iso: string | undefined): string | undefined {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? undefined : format.format(time)
}

/** "12 Mar 2026" for the calendar day at the start of `date`, the same in every time zone; undefined if it isn't a date. */
export function formatDay(date: string | undefined): string | undefined {
  return date === undefined || dayNumberOf(date) === undefined ? undefined : formatDate(`${date.slice(0, 10)}T00:00:00`)
}

const DAY_IN_MS = 24 * 60 * 60 * 1000

/** "Today", "Yesterday" or "6 days ago" in the user's calendar; the date for anything older or in the future. */
export function formatRecent(iso: string | undefined): string {
  const days = iso === undefined ? Number.NaN : (midnight(new Date()) - midnight(new Date(iso))) / DAY_IN_MS
  const age = Math.round(days) // a day on which the clocks change has 23 or 25 hours
  if (age === 0) return 'Today'
  if (age === 1) return 'Yesterday'
  return age > 1 && age < 7 ? `${age} days ago` : formatDate(iso)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
