/** A driver ID as it is searched for: without any blanks and leading zeros; `undefined` when nothing is left to search for (spec, section 5: Driver ID filter). */
export function driverIdFilter(text: string): string | undefined {
  const digits = text.replace(/\s+/gu, '').replace(/^0+(?=.)/, '')
  return digits === '' ? undefined : digits
}
