import { refine, type Struct } from 'superstruct'

/** The same struct, failing at this field unless the condition holds: for fields that are required only sometimes (spec, section 3). */
export function requireField<T extends object, S>(
  struct: Struct<T, S>,
  field: string & keyof T,
  holds: (value: T) => boolean,
): Struct<T, S> {
  return refine(struct, field, (value, { path }) => {
    return holds(value) || { path: [...path, field], value: value[field], message: `Expected ${field}` }
  })
}
