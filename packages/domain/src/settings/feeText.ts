import { textRule } from '../struct/textRule.ts'
import { amount } from './amount.ts'

/** The number that a typed fee means, with a point or a comma before the cents, or `undefined` (spec, section 3: Pricing). */
export function parseFee(text: string): number | undefined {
  const written = text.trim()
  if (!/^\d{1,10}(?:[.,]\d{1,2})?$/.test(written)) return undefined
  const fee = Number(written.replace(',', '.'))
  return amount().is(fee) ? fee : undefined
}

/** A typed fee (spec, section 3: Pricing). */
export const FeeText = textRule('fee', (text) => (parseFee(text) === undefined ? feeMessage : undefined))

const feeMessage = 'Please provide an amount of 0 or more.'
