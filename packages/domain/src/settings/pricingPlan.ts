import type { Lenient } from '../struct/lenient.ts'

/** The pricing plans, in the order of their numeric index (spec, sections 3 and 9). */
export const pricingPlans = ['starter', 'plus', 'custom'] as const

/** One of {@link pricingPlans}. */
export type PricingPlan = (typeof pricingPlans)[number]

const labels: Record<PricingPlan, string> = { starter: 'Starter', plus: 'Plus', custom: 'Custom' }

/** The name of a plan, or an unknown word as it is (spec, section 9: Pricing plans). */
export function pricingPlanLabel(plan: Lenient<PricingPlan>): string {
  return isPricingPlan(plan) ? labels[plan] : plan
}

/** The plan of a numeric index, or `undefined` outside 0 to 2 (spec, section 3: "a numeric index maps to the name"). */
export function pricingPlanAt(index: number): PricingPlan | undefined {
  return pricingPlans[index]
}

/** Says whether a word is one of the three plans (spec, section 9). */
export function isPricingPlan(plan: unknown): plan is PricingPlan {
  return typeof plan === 'string' && Object.hasOwn(labels, plan)
}
