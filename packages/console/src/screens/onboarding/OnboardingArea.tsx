import { Button } from '@driver-trust/ui/button'
import { Csp } from '@driver-trust/ui/csp'
import { Inline } from '@driver-trust/ui/inline'
import { Stepper } from '@driver-trust/ui/stepper'
import type { ReactNode } from 'react'
import { useSignOut } from '../../account/useSignOut.ts'
import { useAdmittedAccount } from '../../account/useViewer.ts'
import { CardPage, SignedInAs } from '../../page/CardPage.tsx'
import { paths } from '../../paths.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { Guard } from '../../shell/Guard.tsx'
import { firstOpenStep, isReachable, onboardingSteps, steps } from './steps.ts'

/** The onboarding area, for verified users who aren't set up yet. */
export function OnboardingArea({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <Guard area="onboarding">{children}</Guard>
    </Csp>
  )
}

/** An onboarding step below the stepper; one that can't be done yet redirects to the one that can. */
export function StepPage({ step, lead, children }: { step: keyof typeof steps; lead: string; children: ReactNode }) {
  const onboarding = useAdmittedAccount()
  const signOut = useSignOut()
  if (!isReachable(step, onboarding)) return <Redirect to={paths.onboarding.href()} />
  const isInvited = onboarding.tree !== null && !onboarding.isOnboarding
  const labels = onboardingSteps.map((each) => steps[each].label)
  const stepper = (
    <section aria-label="Setting up">
      <Stepper label="Steps" steps={labels} current={onboardingSteps.indexOf(step)} />
    </section>
  )
  return (
    <CardPage title={steps[step].label} lead={lead} wide before={isInvited ? undefined : stepper}>
      {children}
      <Inline justify="center">
        <SignedInAs user={onboarding.user} />
        <Button variant="tertiary" size="sm" onClick={() => signOut()}>
          Sign out
        </Button>
      </Inline>
    </CardPage>
  )
}

/** Redirects /onboarding to the first step whose data is missing, which for a new user is the profile. */
export function OnboardingRedirect() {
  const onboarding = useAdmittedAccount()
  const step = firstOpenStep(onboarding)
  return <Redirect to={steps[isReachable(step, onboarding) ? step : 'profile'].at.href()} />
}
