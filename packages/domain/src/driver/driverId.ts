/** The driver ID padded to six digits in pairs, such as "04 21 97". */
export function formatDriverId(dtId: number): string {
  const digits = String(dtId)
  const even = Math.max(6, digits.length + (digits.length % 2))
  return digits.padStart(even, '0').replace(/\d\d(?=\d)/g, '$& ')
}

/** A driver ID as it is searched for: without any blanks and leading zeros; `undefined` when nothing is left to search for. */
export function driverIdFilter(text: string): string | undefined {
  const digits = text.replace(/\s+/gu, '').replace(/^0+(?=.)/, '')
  return digits === '' ? undefined : digits
}
