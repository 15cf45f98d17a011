/** The milliseconds since 1970 of a date in an answer, or `undefined` where it is missing or no date: never an Invalid Date (spec, section 3: datetimes). */
export function instantOf(date: string | undefined): number | undefined {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}/.test(date)) return undefined
  const instant = Date.parse(date)
  return Number.isNaN(instant) ? undefined : instant
}
