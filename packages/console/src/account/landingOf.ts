import { isAnsweredByPage, isStatus } from '@driver-trust/domain/http'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import { isAdmin, isViewer, type SignedInUser } from '@driver-trust/domain/people'

/** Who can open a route: everyone, people who are being set up, or people with a name and an organisation (contract 2.3). */
export type Area = 'public' | 'onboarding' | 'core'

/** What is known of the account when a guarded area is requested. */
export interface Account {
  hasTokens: boolean
  /** A pending invitation for this user is being accepted. */
  isAccepting: boolean
  user: SignedInUser | undefined
  userError: Error | undefined
  /** `null`: there is no organisation. */
  tree: OrganisationTree | null | undefined
  treeError: Error | undefined
  /** This user created the organisation in this tab and hasn't finished setting up. */
  isOnboarding: boolean
}

/** The outcome of requesting an area; `enter` shows the area itself. */
export type Landing =
  | 'enter'
  | 'pending'
  | 'sign-in'
  | 'not-found'
  | 'no-organisation'
  | 'no-access'
  | 'verify-email'
  | 'onboarding'
  | 'home'

/** Decides for all areas: the first matching row wins. A failed revalidation doesn't count, as the loaded data stays. */
export function landingOf(area: Area, account: Account): Landing {
  if (area === 'public') return 'enter'
  const row = TABLE.find(({ only = area, when }) => only === area && when(account))
  return row?.landing ?? 'enter'
}

interface Row {
  /** The only area that the row is for; by default both guarded ones. */
  only?: Area
  when: (account: Account) => boolean
  landing: Landing
}

const TABLE: readonly Row[] = [
  { when: ({ hasTokens, user }) => !hasTokens && !user, landing: 'sign-in' },
  { when: ({ user, userError }) => !user && isMissing(userError), landing: 'not-found' },
  { when: ({ user, userError }) => !user && userError !== undefined, landing: 'sign-in' },
  { when: ({ user, isAccepting }) => !user || isAccepting, landing: 'pending' },
  { when: ({ user }) => !user?.emailVerified, landing: 'verify-email' },
  { when: ({ user }) => !isAdmin(user?.role ?? '') && !isViewer(user?.role ?? ''), landing: 'no-access' },
  { only: 'core', when: (account) => !hasNames(account), landing: 'onboarding' },
  { only: 'core', when: ({ tree, treeError }) => !tree && isMissing(treeError), landing: 'no-organisation' },
  {
    when: ({ tree, treeError }) => tree === undefined && treeError !== undefined && !isMissing(treeError),
    landing: 'sign-in',
  },
  { when: ({ tree, treeError }) => tree === undefined && treeError === undefined, landing: 'pending' },
  { only: 'core', when: ({ tree }) => tree === null, landing: 'onboarding' },
  {
    only: 'onboarding',
    when: (account) => hasNames(account) && Boolean(account.tree) && !account.isOnboarding,
    landing: 'home',
  },
]

/** The API itself answered 404: a web page with this status comes from a proxy in between. */
function isMissing(error: Error | undefined): boolean {
  return isStatus(error, 404) && !isAnsweredByPage(error)
}

function hasNames({ user }: Account): boolean {
  return Boolean(user?.firstName && user.lastName)
}
