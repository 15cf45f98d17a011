import { dayNumberOf, instantOf, localDay, once } from '@driver-trust/domain/text'

const dayFormat = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }))
const exactFormat = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }))

/** "12 Mar 2026" in the user's time zone; "Unknown" if it isn't a date. */
export function formatDate(iso: string | undefined): string {
  return formatted(dayFormat, iso)?.replace('Sept', 'Sep') ?? 'Unknown' // the only month that en-GB gives four letters
}

const timeFormat = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))

/** "12 Mar 2026, 09:30" in the user's time zone; "Unknown" if it isn't a date. */
export function formatMoment(iso: string): string {
  return [formatDate(iso), formatted(timeFormat, iso)].filter(Boolean).join(', ')
}

/** "09:30" in the user's time zone; empty if it isn't a date. */
export function formatTime(instant: string | number): string {
  return formatted(timeFormat, instant) ?? ''
}

/** The exact time in words; undefined if it isn't a date. */
export function formatExactTime(iso: string | undefined): string | undefined {
  return formatted(exactFormat, iso)
}

function formatted(format: () => Intl.DateTimeFormat, instant: string | number | undefined): string | undefined {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : format().format(date)
}

/** "12 Mar 2026" for the calendar day at the start of `date`, the same in every time zone; undefined if it isn't a date. */
export function formatDay(date: string | undefined): string | undefined {
  return date === undefined || dayNumberOf(date) === undefined ? undefined : formatDate(`${date.slice(0, 10)}T00:00:00`)
}

/** "Today", "Yesterday" or "6 days ago" in the user's calendar; the date for anything older or in the future. */
export function formatRecent(iso: string | undefined, today: string): string {
  const instant = instantOf(iso)
  const day = instant === undefined ? undefined : dayNumberOf(localDay(new Date(instant)))
  const age = day === undefined ? Number.NaN : (dayNumberOf(today) ?? Number.NaN) - day
  if (age === 0) return 'Today'
  if (age === 1) return 'Yesterday'
  return age > 1 && age < 7 ? `${age} days ago` : formatDate(iso)
}
