import { define, type Struct } from 'superstruct'

/** The largest fee that is believed. */
const limit = 1_000_000_000

/** A fee from 0 to a thousand million, with or without cents; `1e21`, negative numbers and texts are refused (spec, section 3: Pricing). */
export function amount(): Struct<number, null> {
  return define<number>('amount', (value) => typeof value === 'number' && value >= 0 && value <= limit)
}
