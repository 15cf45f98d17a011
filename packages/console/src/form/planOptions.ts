import { type PricingPlan, pricingPlanLabel, pricingPlans } from '@driver-trust/domain/organisation'
import { CURRENCY, PLANS } from '../host/product.ts'

/** The plans with what the operator says of them: "€49 a month · Up to 50 drivers". */
export function planOptions(plans: Partial<Record<PricingPlan, string | undefined>> = PLANS, currency = CURRENCY) {
  return pricingPlans.map((value) => {
    const [text, amount] = plans[value]?.split('|') ?? []
    const price = amount && currency && `${priceOf(Number(amount), currency)} a month`
    const hint = [price, text].filter(Boolean).join(' · ')
    return { value, label: pricingPlanLabel(value), ...(hint && { hint }) }
  })
}

function priceOf(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  )
}
