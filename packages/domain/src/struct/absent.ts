import { optional, Struct } from 'superstruct'

/** A field that may be missing or `null` in an answer and is `undefined` either way once parsed (spec, section 3: "optional"). */
export function absent<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const open = optional(struct)
  return new Struct<T | undefined, S>({
    ...open,
    coercer: (value, context) => (value === null || value === undefined ? undefined : struct.coercer(value, context)),
  })
}
