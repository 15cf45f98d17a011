import { accountReads, useData, useRead, useWrites } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { useSignOut } from '../../account/useSignOut.ts'
import { useHost } from '../../host/host.ts'
import { CardPage, SignedInAs } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { heldLinkToken, holdLinkToken, useLinkToken } from '../../routing/linkTokens.ts'
import { CheckingPage } from './CheckingPage.tsx'

/** /invitation/?token: accepts an invitation, or redirects to the sign-up or to the page for an expired one. */
export function InvitationLinkScreen() {
  const { token, leave } = useLinkToken('/invitation')
  const { acceptInvitation } = useWrites()
  return (
    <CheckingPage
      what="invitation"
      token={token}
      check={(given) => acceptInvitation({ token: given })}
      onSuccess={() => leave(paths.invitationAccepted.href())}
      onRefused={(error) => {
        const next = isStatus(error, 401) ? paths.signUp.href({ invitation: true }) : paths.invitationExpired.href()
        leave(next, token) // held in this page only, for a sign-up or a switch of accounts
      }}
    />
  )
}

/** /invitation/accepted: names the account that accepted. */
export function InvitationAcceptedScreen() {
  const { session } = useData()
  const { data: user } = useRead(session.hasTokens() ? accountReads.identity() : null)
  return (
    <CardPage
      title="Invitation accepted"
      lead={user?.email ? `${user.email} has joined the organisation.` : 'You’ve joined the organisation.'}
    >
      <WideLink href={paths.home.href()}>Go to the console</WideLink>
    </CardPage>
  )
}

/** /invitation/expired: the invitation was used, withdrawn or meant for another account. */
export function InvitationExpiredScreen() {
  const { session } = useData()
  const { data: user } = useRead(session.hasTokens() ? accountReads.identity() : null)
  return (
    <CardPage
      title="This invitation has expired"
      lead={`${user ? 'Or it’s for another account of yours. If not, ask' : 'Ask'} the person who invited you for a new link.`}
    >
      {user && (
        <Stack gap="2">
          <SignedInAs user={user} />
          <SwitchAccount />
        </Stack>
      )}
      <TextLink href={paths.signIn.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}

/** Signs out but keeps the token, as the invitation may belong to another account of the same person. */
function SwitchAccount() {
  const { memory } = useHost()
  const signOut = useSignOut()
  const switchAccount = () => {
    const token = heldLinkToken(memory, '/invitation')
    signOut(paths.signIn.href({ invitation: true }))
    holdLinkToken(memory, '/invitation', token)
  }
  return (
    <Button size="lg" width="full" onClick={switchAccount}>
      Switch account
    </Button>
  )
}
