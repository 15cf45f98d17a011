import { useData, useIdentity } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { links } from '../../links.ts'
import { useMemory } from '../../memory/useMemory.ts'
import { CardPage } from '../../routing/CardPage.tsx'
import { heldLinkToken, holdLinkToken } from '../../routing/linkTokens.ts'
import { SignedInAs } from '../../routing/SignedInAs.tsx'
import { useSignOut } from '../../routing/useSignOut.ts'

/** /invitation/expired: the invitation is used, withdrawn or somebody else's. */
export function InvitationExpiredScreen() {
  const { session } = useData()
  const { data: user } = useIdentity(session.hasTokens())
  return (
    <CardPage title="This invitation has expired" lead="Ask the person who invited you for a new link.">
      {user && (
        <Stack gap="2">
          <SignedInAs user={user} />
          <SwitchAccount />
        </Stack>
      )}
      <TextLink href={links.signIn()}>Back to sign in</TextLink>
    </CardPage>
  )
}

/** Signs out and keeps the token: the invitation may belong to another account of the same person. */
function SwitchAccount() {
  const memory = useMemory()
  const signOut = useSignOut()
  const switchAccount = () => {
    const token = heldLinkToken(memory, '/invitation')
    signOut(links.signIn({ invitation: true }))
    holdLinkToken(memory, '/invitation', token)
  }
  return (
    <Button size="lg" width="full" onClick={switchAccount}>
      Switch account
    </Button>
  )
}
