const day = 86_400_000

/**
 * The whole calendar days from 1970-01-01 to the day that a date begins with, as it is written and in no time zone, or
 * `undefined` where it is missing or no date: 30 February is none (spec, section 3: Deadlines).
 */
export function dayNumberOf(date: string | undefined): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(date ?? '')
  if (!parts) return undefined
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const instant = new Date(0).setUTCFullYear(year, month - 1, dayOfMonth)
  return new Date(instant).toISOString().startsWith(parts[0].slice(0, 10)) ? Math.floor(instant / day) : undefined
}
