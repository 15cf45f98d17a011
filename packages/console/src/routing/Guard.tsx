import type { OrganisationTree, SignedInUser } from '@driver-trust/domain'
import type { ReactNode } from 'react'
import { links } from '../links.ts'
import { AfterPending, Pending } from '../load/Pending.tsx'
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
  /** The frame of the area, in which the pending view shows. */
  around?: (pending: ReactNode) => ReactNode
  children: (entrant: Entrant) => ReactNode
}

/** Lets those in whom the table of landings lets in, and shows or sends all others where it says. */
export function Guard({ area, around = (pending) => pending, children }: GuardProps) {
  const { account, retry } = useAccount()
  const { user, tree = null, isOnboarding } = account
  useOwnDrafts(user?.id)
  const landing = landingOf(area, account)
  if (landing === 'pending') return around(<Pending onRetry={account.isAccepting ? undefined : retry} />)
  return (
    <AfterPending around={around}>
      {landing === 'enter' && user ? (
        children({ user, tree, isOnboarding })
      ) : (
        <Elsewhere landing={landing} user={user} />
      )}
    </AfterPending>
  )
}

interface Place {
  user: SignedInUser | undefined
  address: string
}

/** Apart, because it needs the whole address: what is let in does not change with the search. */
function Elsewhere({ landing, user }: Omit<Place, 'address'> & { landing: Exclude<Landing, 'pending'> }) {
  return ELSEWHERE[landing]({ user, address: usePresentAddress() })
}

const ELSEWHERE: Record<Exclude<Landing, 'pending'>, (place: Place) => ReactNode> = {
  enter: () => <Pending />,
  'sign-in': ({ address }) => <Redirect to={links.signIn({ redirect: address === '/' ? undefined : address })} />,
  'verify-email': ({ user }) => <Redirect to={links.verifyEmail(user?.email ?? '')} />,
  onboarding: () => <Redirect to={links.onboarding()} />,
  home: () => <Redirect to={links.home()} />,
  'not-found': ({ user }) => <AccountMissing user={user} />,
  'no-organisation': ({ user }) => <AccountMissing user={user} canSetUp />,
  'no-access': ({ user }) => <NoAccess user={user} />,
}
