import type { Onboarding } from './OnboardingContext.ts'

export const onboardingSteps = ['profile', 'organisation', 'billing-and-drivers'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export const stepLabels: Record<OnboardingStep, string> = {
  profile: 'Your profile',
  organisation: 'Your organisation',
  'billing-and-drivers': 'Billing and drivers',
}

/** The first step whose data is missing; nobody may be further on than that. */
export function firstOpenStep({ user, tree }: Pick<Onboarding, 'user' | 'tree'>): OnboardingStep {
  if (!(user.firstName && user.lastName)) return 'profile'
  return tree ? 'billing-and-drivers' : 'organisation'
}

/** Whether a step may be shown: it is open, or lies before the one that is. Whoever was invited has the profile alone. */
export function isReachable(step: OnboardingStep, onboarding: Onboarding): boolean {
  if (onboarding.tree && !onboarding.isOnboarding) return step === 'profile'
  return onboardingSteps.indexOf(step) <= onboardingSteps.indexOf(firstOpenStep(onboarding))
}
