import { isAnsweredByPage, isStatus } from '@driver-trust/domain/http'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import { isAdmin, isViewer, type SignedInUser } from '@driver-trust/domain/people'
import type { Area } from './route.ts'

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
  const row = TABLE.find(({ areas, when }) => areas.includes(area) && when(account))
  return row?.landing ?? 'enter'
}

interface Row {
  areas: readonly Area[]
  when: (account: Account) => boolean
  landing: Landing
}

const GUARDED = ['onboarding', 'core'] as const
const ONBOARDING = ['onboarding'] as const
const CORE = ['core'] as const

const TABLE: readonly Row[] = [
  { areas: GUARDED, when: ({ hasTokens, user }) => !hasTokens && !user, landing: 'sign-in' },
  { areas: GUARDED, when: ({ user, userError }) => !user && isMissing(userError), landing: 'not-found' },
  { areas: GUARDED, when: ({ user, userError }) => !user && userError !== undefined, landing: 'sign-in' },
  { areas: GUARDED, when: ({ user, isAccepting }) => !user || isAccepting, landing: 'pending' },
  { areas: GUARDED, when: ({ user }) => !user?.emailVerified, landing: 'verify-email' },
  {
    areas: GUARDED,
    when: ({ user }) => !isAdmin(user?.role ?? '') && !isViewer(user?.role ?? ''),
    landing: 'no-access',
  },
  { areas: CORE, when: (account) => !hasNames(account), landing: 'onboarding' },
  { areas: CORE, when: ({ tree, treeError }) => !tree && isMissing(treeError), landing: 'no-organisation' },
  {
    areas: GUARDED,
    when: ({ tree, treeError }) => tree === undefined && treeError !== undefined && !isMissing(treeError),
    landing: 'sign-in',
  },
  { areas: GUARDED, when: ({ tree, treeError }) => tree === undefined && treeError === undefined, landing: 'pending' },
  { areas: CORE, when: ({ tree }) => tree === null, landing: 'onboarding' },
  {
    areas: ONBOARDING,
    when: (account) => hasNames(account) && Boolean(account.tree) && !account.isOnboarding,
    landing: 'home',
  },
]

/** The API says so; a web page with this status is from something else. */
function isMissing(error: Error | undefined): boolean {
  return isStatus(error, 404) && !isAnsweredByPage(error)
}

function hasNames({ user }: Account): boolean {
  return Boolean(user?.firstName && user.lastName)
}
