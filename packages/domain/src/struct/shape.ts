import { array, define, dynamic, object, optional, refine, Struct } from 'superstruct'

// biome-ignore lint/suspicious/noExplicitAny: superstruct's own schema type; any other bound loses the inferred fields
type Schema = Record<string, Struct<any, any>>

type Shape<S extends Schema> = ReturnType<typeof object<S>>

/**
 * An object that has exactly these fields once parsed. Extra fields are dropped and inherited ones ignored, so neither
 * `__proto__` in an answer nor a polluted `Object.prototype` reaches the result.
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

/** Makes a struct fail at this field unless the condition holds: for fields that are required only sometimes. */
export function requireField<T extends object, S>(
  struct: Struct<T, S>,
  field: string & keyof T,
  holds: (value: T) => boolean,
): Struct<T, S> {
  return refine(struct, field, (value, { path }) => {
    return holds(value) || { path: [...path, field], value: value[field], message: `Expected ${field}` }
  })
}

/** A filter of a query: one value, or a list whose values repeat its key. */
export function oneOrSeveral<T, S>(item: Struct<T, S>): Struct<T | T[], Struct<T, S>> {
  const several = array(item)
  const structOf = (value: unknown) => (Array.isArray(value) ? several : item) as unknown as Struct<T | T[], null> // it only has to take this value
  const either = dynamic(structOf)
  return new Struct<T | T[], Struct<T, S>>({ ...either, type: 'oneOrSeveral', schema: item })
}

/** A page of items with the total over all pages and the numbers of the neighbouring pages (contract 3.3.6). */
export function listOf<T, S>(item: Struct<T, S>) {
  return shape({ items: pageOf(item), total: count(), nextPage: absent(count()), prevPage: absent(count()) })
}

/** More than any page that is requested; further items aren't even parsed. */
const LARGEST_PAGE = 1000

function pageOf<T, S>(item: Struct<T, S>) {
  const items = array(item)
  return new Struct<T[], Struct<T, S>>({
    ...items,
    coercer: (value, context) => items.coercer(Array.isArray(value) ? value.slice(0, LARGEST_PAGE) : value, context),
  })
}

/** A field that can be missing or `null` in an answer; both become `undefined` (contract 3.1.2). */
export function absent<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  return withDefault(optional(struct), undefined)
}

/** A field with a fallback if it is missing or `null` in an answer. */
export function withDefault<T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value, context) => (value === null || value === undefined ? fallback : struct.coercer(value, context)),
  })
}

/** A whole number from 0 to 2^53 − 1; refuses `1e21`, negative numbers and fractions. */
export function count(): Struct<number, null> {
  return define<number>('count', (value) => Number.isSafeInteger(value) && Number(value) >= 0)
}

/** A whole number from 1, as pages are counted. */
export function counting(): Struct<number, null> {
  return define<number>('counting', (value) => Number.isSafeInteger(value) && Number(value) >= 1)
}

export function uuid(): Struct<string, null> {
  return define<string>('uuid', isUuid)
}

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for a string in the form of a UUID, of any version and in either case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && value.length === 36 && form.test(value)
}

/** True for an object that is neither an array nor `null`. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type WithoutGaps<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The same fields, except those without a value. */
export function withoutGaps<T extends object>(fields: T): WithoutGaps<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as WithoutGaps<T> // a subset of the fields
}

/** One value for each name. */
export function tableOf<Name extends string, Value>(
  names: readonly Name[],
  entryOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<Name, Value> // Object.fromEntries widens the keys
}

/** Every field name of every struct: the only keys that an error can print, since any other comes from the payload. */
export const knownFields: Set<string> = new Set()
