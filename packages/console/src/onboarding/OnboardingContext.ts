import type { OrganisationTree, SignedInUser } from '@driver-trust/domain'
import { createContext, useContext } from 'react'

/** Who is setting up, and what there is already. */
export interface Onboarding {
  user: SignedInUser
  /** `null`: there is no organisation yet. */
  tree: OrganisationTree | null
  /** This person created the organisation, and finishes or skips the rest. */
  isOnboarding: boolean
}

export const OnboardingContext = createContext<Onboarding | undefined>(undefined)

/** Who is setting up; only inside the onboarding area. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(OnboardingContext)
  if (!onboarding)
    throw new Error('useOnboarding was called outside its area: give the route the area "onboarding" in routes.tsx.')
  return onboarding
}
