import { isAdmin, isStatus, isViewer, type OrganisationTree, type SignedInUser } from '@driver-trust/domain'

/** What is known of the account when the core area is asked for. */
export interface Account {
  hasTokens: boolean
  user: SignedInUser | undefined
  userError: Error | undefined
  /** `null`: there is no organisation. */
  tree: OrganisationTree | null | undefined
  treeError: Error | undefined
}

/** Where somebody who asks for the core area ends up. */
export type Landing = 'pending' | 'sign-in' | 'not-found' | 'no-access' | 'not-verified' | 'not-set-up' | 'core'

/**
 * The signed-in guard as one decision (spec, section 2): rows are looked at from above, the first that applies decides.
 * A failed revalidation never counts: what is loaded stays.
 */
export function landingOf(account: Account): Landing {
  const row = TABLE.find(([applies]) => applies(account))
  return row?.[1] ?? 'core'
}

const TABLE: readonly (readonly [applies: (account: Account) => boolean, landing: Landing])[] = [
  [({ hasTokens, user }) => !hasTokens && !user, 'sign-in'],
  [({ user, userError }) => !user && isStatus(userError, 404), 'not-found'],
  [({ user, userError }) => !user && userError !== undefined, 'sign-in'],
  [({ user }) => !user, 'pending'],
  [({ user }) => !user?.emailVerified, 'not-verified'],
  [({ user }) => !isAdmin(user?.role ?? '') && !isViewer(user?.role ?? ''), 'no-access'],
  [({ user }) => !user?.firstName || !user.lastName, 'not-set-up'],
  [({ tree, treeError }) => tree === undefined && isStatus(treeError, 404), 'not-found'],
  [({ tree, treeError }) => tree === undefined && treeError !== undefined, 'sign-in'],
  [({ tree }) => tree === undefined, 'pending'],
  [({ tree }) => tree === null, 'not-set-up'],
]
