import { object, Struct } from 'superstruct'
import { isFields } from './isFields.ts'
import { knownFields } from './knownFields.ts'

// biome-ignore lint/suspicious/noExplicitAny: superstruct's own schema type; any other bound loses the inferred fields
type Schema = Record<string, Struct<any, any>>

type Shape<S extends Schema> = ReturnType<typeof object<S>>

/**
 * An object with exactly these fields once parsed: extra fields are dropped and inherited ones not seen, so neither
 * `__proto__` in an answer nor a polluted `Object.prototype` reaches the result (spec, section 3).
 */
export function shape<S extends Schema>(schema: S): Shape<S> {
  const keys = Object.keys(schema)
  for (const key of keys) knownFields.add(key)
  const base = object(schema)
  return new Struct({
    ...base,
    validator: (value: unknown) => isFields(value) || { message: 'Expected an object' },
    coercer: (value: unknown) => (isFields(value) ? ownFields(value, keys) : value),
  })
}

function ownFields(value: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const key of keys) {
    if (Object.hasOwn(value, key)) fields[key] = value[key]
    else if (key in fields) fields[key] = undefined
  }
  return fields
}
