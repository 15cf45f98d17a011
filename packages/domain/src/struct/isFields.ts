/** Says whether a value is an object with fields: neither an array nor `null` (spec, section 3). */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
