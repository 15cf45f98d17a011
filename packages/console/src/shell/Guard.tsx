import type { SignedInUser } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { type ReactNode, useMemo } from 'react'
import { type Area, type Landing, landingOf } from '../account/landingOf.ts'
import { useAccount } from '../account/useAccount.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { AccountContext, useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { useDraftOwner } from '../host/useDraft.ts'
import { AfterPending, Pending } from '../load/Pending.tsx'
import { useHasBeen } from '../load/useHasBeen.ts'
import { CardPage, SignedInAs } from '../page/CardPage.tsx'
import { WideLink } from '../page/WideLink.tsx'
import { paths } from '../paths.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { useCurrentAddress } from '../routing/useNavigation.ts'

interface GuardProps {
  area: Exclude<Area, 'public'>
  /** Wraps the pending view in the area's frame. */
  around?: (pending: ReactNode) => ReactNode
  children: ReactNode
}

/** Renders the area for accounts that the landing table admits; shows or redirects everyone else as it says. */
export function Guard({ area, around = (pending) => pending, children }: GuardProps) {
  const { account, retry } = useAccount()
  const { user, tree = null, isOnboarding } = account
  useDraftOwner(user?.id)
  const landing = landingOf(area, account)
  const hasEntered = useHasBeen(landing === 'enter')
  const { organisationsPerCall } = useHost()
  const admitted = useMemo(
    () => (user ? { user, tree, isOnboarding, organisationsPerCall } : undefined),
    [user, tree, isOnboarding, organisationsPerCall],
  )
  if (landing === 'pending') return around(<Pending onRetry={account.isAccepting ? undefined : retry} />)
  return (
    <AfterPending around={around}>
      {landing === 'enter' && admitted ? (
        <AccountContext value={admitted}>{children}</AccountContext>
      ) : (
        <NotAdmitted landing={hasEntered && landing === 'onboarding' ? 'removed' : landing} user={user} />
      )}
    </AfterPending>
  )
}

interface Refused {
  user: SignedInUser | undefined
  address: string
}

/** A component of its own: it reads the full address, and a changed query must not re-render who is admitted. */
function NotAdmitted({ landing, user }: Omit<Refused, 'address'> & { landing: Shown }) {
  return NOT_ADMITTED[landing]({ user, address: useCurrentAddress() })
}

/** `removed`: from the organisation that this page was showing. */
type Shown = Exclude<Landing, 'pending'> | 'removed'

const NOT_ADMITTED: Record<Shown, (place: Refused) => ReactNode> = {
  enter: () => <Pending />,
  'sign-in': ({ address }) => <Redirect to={paths.signIn.href({ redirect: address === '/' ? undefined : address })} />,
  'verify-email': ({ user }) => <Redirect to={paths.verifyEmail.href({ email: user?.email ?? '' })} />,
  onboarding: () => <Redirect to={paths.onboarding.href()} />,
  home: () => <Redirect to={paths.home.href()} />,
  'not-found': ({ user }) => <AccountRefused user={user} lead="This account no longer exists." />,
  'no-organisation': ({ user }) => (
    <AccountRefused
      user={user}
      lead="This account has no organisation yet. Set one up, or sign in with another account."
      canSetUp
    />
  ),
  removed: ({ user }) => (
    <AccountRefused
      user={user}
      lead="You’re no longer in this organisation. To come back, ask one of its admins to invite you."
      canSetUp
    />
  ),
  // Drivers, and users with an unknown role.
  'no-access': ({ user }) => (
    <AccountRefused
      user={user}
      title="This account has no access to the console"
      lead="The console is for people who look after drivers. If that’s you, ask an admin of your organisation to invite you."
    />
  ),
}

interface AccountRefusedProps {
  user: SignedInUser | undefined
  title?: string
  lead: string
  canSetUp?: boolean
}

/** Why this account has nothing here: by default, it or its organisation no longer exists. */
function AccountRefused({ user, title = 'Not Found', lead, canSetUp = false }: AccountRefusedProps) {
  const signOut = useSignOut()
  return (
    <CardPage title={title} lead={lead}>
      <SignedInAs user={user} />
      {canSetUp && <WideLink href={paths.onboarding.href()}>Set up your organisation</WideLink>}
      <Button size="lg" width="full" onClick={() => signOut()}>
        Sign out
      </Button>
    </CardPage>
  )
}

/** Redirects the index of the core area to the root organisation, or back to setting it up. */
export function HomeRedirect() {
  const { tree, isOnboarding } = useViewer()
  if (isOnboarding) return <Redirect to={paths.onboarding.href()} />
  return <Redirect to={paths.organisation.href({ orgId: tree.rootId })} />
}
