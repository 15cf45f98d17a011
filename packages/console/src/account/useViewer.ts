import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { createContext, useContext } from 'react'

/** The account that a guard has admitted. */
export interface AdmittedAccount {
  user: SignedInUser
  /** `null`: there is no organisation yet; never in the core area. */
  tree: OrganisationTree | null
  /** This user created the organisation, and completes or skips the remaining steps of the onboarding. */
  isOnboarding: boolean
  /** How many organisations one call can name, if the operator has set it. */
  organisationsPerCall?: number | undefined
}

/** Provided by Guard. */
export const AccountContext = createContext<AdmittedAccount | undefined>(undefined)

/** Only inside the onboarding and the core area. */
export function useAdmittedAccount(): AdmittedAccount {
  const account = useContext(AccountContext)
  if (!account) throw new Error('There is no guard above this component: give its route an area other than "public".')
  return account
}

/** Available to every screen of the core area. */
export type CoreAccount = AdmittedAccount & { tree: OrganisationTree }

/** Only inside the core area. */
export function useViewer(): CoreAccount {
  const account = useAdmittedAccount()
  if (!account.tree) throw new Error('useViewer was called outside the core area: give the route the area "core".')
  return account as CoreAccount // its tree has been checked
}

/** What follows from a viewer, found once for each: their tree can have thousands of organisations. */
export function perViewer<Found>(find: (viewer: CoreAccount) => Found): (viewer: CoreAccount) => Found {
  const found = new WeakMap<CoreAccount, { value: Found }>()
  return (viewer) => {
    const known = found.get(viewer) ?? { value: find(viewer) }
    found.set(viewer, known)
    return known.value
  }
}
