import { Struct } from 'superstruct'

/** A text field that may be left empty: missing, `null` and blank parse to `undefined`, anything else follows the rule (spec, section 5: "may be empty, otherwise valid"). */
export function emptyOr<T extends string, S>(rule: Struct<T, S>): Struct<T | undefined, S> {
  return new Struct<T | undefined, S>({
    ...rule,
    coercer: (value, context) => (isEmpty(value) ? undefined : rule.coercer(value, context)),
    validator: (value, context) => isEmpty(value) || rule.validator(value, context),
    refiner: (value, context) => isEmpty(value) || rule.refiner(value as T, context), // not empty and valid: a T
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
