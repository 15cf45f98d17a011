import { Stepper } from '@driver-trust/ui/stepper'
import type { ReactNode } from 'react'
import { links } from '../links.ts'
import { CardPage } from '../routing/CardPage.tsx'
import { Redirect } from '../routing/Redirect.tsx'
import { useOnboarding } from './OnboardingContext.ts'
import { isReachable, type OnboardingStep, onboardingSteps, stepLabels } from './onboardingSteps.ts'

interface StepPageProps {
  step: OnboardingStep
  lead: string
  children: ReactNode
}

/** A step of setting up, under the stepper; a step that cannot be done yet leads to the one that can. */
export function StepPage({ step, lead, children }: StepPageProps) {
  const onboarding = useOnboarding()
  if (!isReachable(step, onboarding)) return <Redirect to={links.onboarding()} />
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
