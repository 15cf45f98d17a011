import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { isFields } from '@driver-trust/domain/struct'
import { Csp } from '@driver-trust/ui/csp'
import { Stepper } from '@driver-trust/ui/stepper'
import { createContext, type ReactNode, useContext } from 'react'
import { CardPage } from '../../entry/CardPage.tsx'
import { Guard } from '../../routing/Guard.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { onboardingRoute, onboardingStepRoutes } from './route.ts'

/** The onboarding area, for verified users who aren't set up yet. */
export function OnboardingArea({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <Guard area="onboarding">{(account) => <OnboardingContext value={account}>{children}</OnboardingContext>}</Guard>
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
  const onboarding = useOnboarding()
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
  const onboarding = useOnboarding()
  const step = firstOpenStep(onboarding)
  return <Redirect to={onboardingStepRoutes[isReachable(step, onboarding) ? step : 'profile'].href()} />
}

/** The user being set up, and the data that exists already. */
export interface Onboarding {
  user: SignedInUser
  /** `null`: there is no organisation yet. */
  tree: OrganisationTree | null
  /** This user created the organisation, and completes or skips the remaining steps. */
  isOnboarding: boolean
}

export const OnboardingContext = createContext<Onboarding | undefined>(undefined)

/** Only inside the onboarding area. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(OnboardingContext)
  if (!onboarding)
    throw new Error('useOnboarding was called outside its area: give the route the area "onboarding" in routes.tsx.')
  return onboarding
}

export const onboardingSteps = ['profile', 'organisation', 'billing-and-drivers'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export const stepLabels: Record<OnboardingStep, string> = {
  profile: 'Your profile',
  organisation: 'Your organisation',
  'billing-and-drivers': 'Billing and drivers',
}

/** The first step whose data is missing; later steps can't be reached. */
export function firstOpenStep({ user, tree }: Pick<Onboarding, 'user' | 'tree'>): OnboardingStep {
  if (!(user.firstName && user.lastName)) return 'profile'
  return tree ? 'billing-and-drivers' : 'organisation'
}

/** Whether a step can be shown: it is the open one or comes before it. A user who was invited has only the profile. */
export function isReachable(step: OnboardingStep, onboarding: Onboarding): boolean {
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
