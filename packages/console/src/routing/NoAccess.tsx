import type { SignedInUser } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { CardPage } from './CardPage.tsx'
import { SignedInAs } from './SignedInAs.tsx'
import { useSignOut } from './useSignOut.ts'

/** Drivers and people with an unknown role learn why there is nothing for them here. */
export function NoAccess({ user }: { user: SignedInUser | undefined }) {
  const signOut = useSignOut()
  return (
    <CardPage
      title="This account has no access to the console"
      lead="The console is for people who look after drivers. If that is you, ask an admin of your organisation to invite you."
    >
      <SignedInAs user={user} />
      <Button size="lg" width="full" onClick={() => signOut()}>
        Sign out
      </Button>
    </CardPage>
  )
}
