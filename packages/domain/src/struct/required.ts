import { Struct } from 'superstruct'
import { mandatory } from './mandatory.ts'

/** The same text field, which says "Field is mandatory." when it is missing or blank (spec, section 5). */
export function required<T extends string, S>(rule: Struct<T, S>): Struct<T, S> {
  return new Struct<T, S>({
    ...rule,
    validator: (value, context) =>
      isBlank(value) ? { message: mandatory, isRule: true } : rule.validator(value, context),
  })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
