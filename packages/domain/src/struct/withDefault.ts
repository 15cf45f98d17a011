import { Struct } from 'superstruct'

/** A field that may be missing or `null` in an answer and then has this value (spec, section 3: "default false"). */
export function withDefault<T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value, context) => (value === null || value === undefined ? fallback : struct.coercer(value, context)),
  })
}
