import { isFields } from '@driver-trust/domain/struct'
import { Csp } from '@driver-trust/ui/csp'
import { Stepper } from '@driver-trust/ui/stepper'
import type { ReactNode } from 'react'
import { CardPage } from '../../entry/CardPage.tsx'
import { Guard } from '../../routing/Guard.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { type AdmittedAccount, useAdmittedAccount } from '../../routing/useViewer.ts'
import { onboardingRoute, onboardingStepRoutes } from './route.ts'

/** The onboarding area, for verified users who aren't set up yet. */
export function OnboardingArea({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <Guard area="onboarding">{children}</Guard>
    </Csp>
  )
}

interface StepPageProps {
  step: OnboardingStep
  lead: string
  children: ReactNode
}

/** An onboarding step below the stepper; one that can't be done yet redirects to the one that can. */
export function StepPage({ step, lead, children }: StepPageProps) {
  const onboarding = useAdmittedAccount()
  if (!isReachable(step, onboarding)) return <Redirect to={onboardingRoute.href()} />
  const isInvited = onboarding.tree !== null && !onboarding.isOnboarding
  const steps = onboardingSteps.map((each) => stepLabels[each])
  const stepper = (
    <section aria-label="Setting up">
      <Stepper label="Steps" steps={steps} current={onboardingSteps.indexOf(step)} />
    </section>
  )
  return (
    <CardPage title={stepLabels[step]} lead={lead} wide before={isInvited ? undefined : stepper}>
      {children}
    </CardPage>
  )
}

/** Redirects /onboarding to the first step whose data is missing, which for a new user is the profile. */
export function OnboardingRedirect() {
  const onboarding = useAdmittedAccount()
  const step = firstOpenStep(onboarding)
  return <Redirect to={onboardingStepRoutes[isReachable(step, onboarding) ? step : 'profile'].href()} />
}

export const onboardingSteps = ['profile', 'organisation', 'billing-and-drivers'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

const stepLabels: Record<OnboardingStep, string> = {
  profile: 'Your profile',
  organisation: 'Your organisation',
  'billing-and-drivers': 'Billing and drivers',
}

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
