const day = 86_400_000

/** A calendar date, alone or with a time of day. */
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Days from 1970-01-01 to the day that a date starts with, in no time zone; `undefined` if the date is missing, isn't
 * ISO 8601 or doesn't exist, such as 30 February.
 */
export function dayNumberOf(date: string | undefined): number | undefined {
  const parts = ISO_DATE.exec(date ?? '')
  if (!parts) return undefined
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const instant = new Date(0).setUTCFullYear(year, month - 1, dayOfMonth)
  return new Date(instant).toISOString().startsWith(parts[0].slice(0, 10)) ? Math.floor(instant / day) : undefined
}

/** Milliseconds since 1970 of a date in an answer; `undefined` if it is missing or invalid. */
export function instantOf(date: string | undefined): number | undefined {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}/.test(date)) return undefined
  const instant = Date.parse(date)
  return Number.isNaN(instant) ? undefined : instant
}

/** The calendar day of a moment in the user's time zone, such as "2026-03-01". */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [String(year).padStart(4, '0'), pair(month), pair(day)].join('-')
}

function pair(number: number): string {
  return String(number).padStart(2, '0')
}
