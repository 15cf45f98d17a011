import { define, type Struct } from 'superstruct'

/** A whole number from 0 to 2^53 − 1; `1e21`, negative numbers and fractions are refused (spec, section 3: counts and totals). */
export function count(): Struct<number, null> {
  return define<number>('count', (value) => Number.isSafeInteger(value) && Number(value) >= 0)
}
