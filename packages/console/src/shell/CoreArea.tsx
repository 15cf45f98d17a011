import { useData, useIdentity, useOrganisationTree } from '@driver-trust/domain/data'
import { Toaster } from '@driver-trust/ui/toast'
import { type ReactNode, useMemo } from 'react'
import { links } from '../links.ts'
import { Pending } from '../load/Pending.tsx'
import { AccountNotReady } from '../routing/AccountNotReady.tsx'
import { landingOf } from '../routing/landingOf.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { usePresentAddress } from '../routing/usePresentAddress.ts'
import { useSessionEvents } from '../routing/useSessionEvents.ts'
import { ViewerContext } from '../routing/useViewer.ts'
import { Shell } from './Shell.tsx'

/** The signed-in guard with the shell inside: shows its children to people with a name and an organisation. */
export function CoreArea({ children }: { children: ReactNode }) {
  const { session } = useData()
  useSessionEvents()
  const address = usePresentAddress()
  const identity = useIdentity(session.hasTokens())
  const isVerified = identity.data?.emailVerified === true
  const organisations = useOrganisationTree(isVerified)
  const user = identity.data
  const tree = organisations.data
  const viewer = useMemo(() => (user && tree ? { user, tree } : undefined), [user, tree])
  const landing = landingOf({
    hasTokens: session.hasTokens(),
    user,
    userError: identity.error,
    tree,
    treeError: organisations.error,
  })
  if (landing === 'pending') return <Pending />
  if (landing === 'sign-in') return <Redirect to={links.signIn({ redirect: address === '/' ? undefined : address })} />
  if (landing !== 'core' || !viewer) return <AccountNotReady landing={landing} user={user} />
  return (
    <ViewerContext value={viewer}>
      <Shell>{children}</Shell>
      <Toaster />
    </ViewerContext>
  )
}
