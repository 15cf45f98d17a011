import { links } from '../links.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { useOnboarding } from './OnboardingContext.ts'
import { firstOpenStep, isReachable } from './onboardingSteps.ts'

/** /onboarding leads to the first step whose data is missing; for somebody new that is the profile (spec, section 2: Onboarding). */
export function OnboardingRedirect() {
  const onboarding = useOnboarding()
  const step = firstOpenStep(onboarding)
  return <Redirect to={links.onboardingStep(isReachable(step, onboarding) ? step : 'profile')} />
}
