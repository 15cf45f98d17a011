const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Says whether a value is a string in the form of a UUID, of any version, in either case (spec, section 5). */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && value.length === 36 && form.test(value)
}
