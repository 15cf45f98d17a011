import { Csp } from '@driver-trust/ui/csp'
import type { ReactNode } from 'react'
import { Guard } from '../routing/Guard.tsx'
import { OnboardingContext } from './OnboardingContext.ts'

/** The onboarding area, for people who are verified and not set up yet (spec, section 2). */
export function OnboardingArea({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <Guard area="onboarding">{(entrant) => <OnboardingContext value={entrant}>{children}</OnboardingContext>}</Guard>
    </Csp>
  )
}
