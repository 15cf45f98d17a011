import type { OrganisationTree, SignedInUser } from '@driver-trust/domain'
import type { ReactNode } from 'react'
import { links } from '../links.ts'
import { Pending } from '../load/Pending.tsx'
import { useOwnDrafts } from '../memory/useOwnDrafts.ts'
import { AccountMissing } from './AccountMissing.tsx'
import { type Area, type Landing, landingOf } from './landingOf.ts'
import { NoAccess } from './NoAccess.tsx'
import { Redirect } from './Redirect.tsx'
import { useAccount } from './useAccount.ts'
import { usePresentAddress } from './usePresentAddress.ts'

export interface Entrant {
  user: SignedInUser
  /** `null`: there is no organisation yet; never in the core area. */
  tree: OrganisationTree | null
  isOnboarding: boolean
}

interface GuardProps {
  area: Exclude<Area, 'public'>
  children: (entrant: Entrant) => ReactNode
}

/** Lets those in whom the table of landings lets in, and shows or sends all others where it says. */
export function Guard({ area, children }: GuardProps) {
  const { account, retry } = useAccount()
  const { user, tree = null, isOnboarding } = account
  useOwnDrafts(user?.id)
  const landing = landingOf(area, account)
  if (landing === 'enter' && user) return children({ user, tree, isOnboarding })
  return <Elsewhere landing={landing} user={user} retry={account.isAccepting ? undefined : retry} />
}

interface Place {
  user: SignedInUser | undefined
  address: string
  /** Begins again what decides, where that does no harm. */
  retry: (() => void) | undefined
}

/** Apart, because it needs the whole address: what is let in does not change with the search. */
function Elsewhere({ landing, user, retry }: Omit<Place, 'address'> & { landing: Landing }) {
  return ELSEWHERE[landing]({ user, retry, address: usePresentAddress() })
}

const ELSEWHERE: Record<Landing, (place: Place) => ReactNode> = {
  enter: () => <Pending />,
  pending: ({ retry }) => <Pending onRetry={retry} />,
  'sign-in': ({ address }) => <Redirect to={links.signIn({ redirect: address === '/' ? undefined : address })} />,
  'verify-email': ({ user }) => <Redirect to={links.verifyEmail(user?.email ?? '')} />,
  onboarding: () => <Redirect to={links.onboarding()} />,
  home: () => <Redirect to={links.home()} />,
  'not-found': ({ user }) => <AccountMissing user={user} />,
  'no-organisation': ({ user }) => <AccountMissing user={user} canSetUp />,
  'no-access': ({ user }) => <NoAccess user={user} />,
}
