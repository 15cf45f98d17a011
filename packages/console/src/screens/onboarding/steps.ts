import { isFields } from '@driver-trust/domain/struct'
import type { AdmittedAccount } from '../../account/useViewer.ts'
import { paths } from '../../paths.ts'

/** In their order. */
export const steps = {
  profile: { label: 'Your profile', at: paths.profileStep },
  organisation: { label: 'Your organisation', at: paths.organisationStep },
  'billing-and-drivers': { label: 'Billing and drivers', at: paths.billingAndDriversStep },
} as const

type OnboardingStep = keyof typeof steps

export const onboardingSteps = Object.keys(steps) as OnboardingStep[] // Object.keys widens them

/** The first step whose data is missing; later steps can't be reached. */
export function firstOpenStep({ user, tree }: Pick<AdmittedAccount, 'user' | 'tree'>): OnboardingStep {
  if (!(user.firstName && user.lastName)) return 'profile'
  return tree ? 'billing-and-drivers' : 'organisation'
}

/** Whether a step can be shown: it is the open one or comes before it. A user who was invited has only the profile. */
export function isReachable(step: OnboardingStep, onboarding: AdmittedAccount): boolean {
  if (onboarding.tree && !onboarding.isOnboarding) return step === 'profile'
  return onboardingSteps.indexOf(step) <= onboardingSteps.indexOf(firstOpenStep(onboarding))
}

/** A form's initial texts: the draft, otherwise the saved values, otherwise empty. */
export function textsOf<Form extends Record<string, string>>(empty: Form, saved: unknown, draft: unknown): Form {
  const texts = Object.keys(empty).map((field) => [field, textIn(draft, field) ?? textIn(saved, field) ?? ''])
  return Object.fromEntries(texts) as Form // the same keys
}

function textIn(fields: unknown, field: string): string | undefined {
  const text = isFields(fields) ? fields[field] : undefined
  return typeof text === 'string' ? text : undefined
}
