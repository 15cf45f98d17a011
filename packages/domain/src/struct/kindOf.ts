/** The kind of a value in one word, `missing` for `undefined`; tells nothing of the value itself (spec, section 8). */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
