/** The calendar day of a moment in the time zone of its reader, such as "2026-03-01" (spec, section 3: Deadlines). */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [String(year).padStart(4, '0'), pair(month), pair(day)].join('-')
}

function pair(number: number): string {
  return String(number).padStart(2, '0')
}
