import type { SignedInUser } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { LinkButton } from '@driver-trust/ui/link-button'
import { links } from '../links.ts'
import { CardPage } from './CardPage.tsx'
import { SignedInAs } from './SignedInAs.tsx'
import { useSignOut } from './useSignOut.ts'

/** The account, or the organisation of this account, is gone (spec, section 8: 404 on user or organisation load). */
export function AccountMissing({ user, canSetUp = false }: { user: SignedInUser | undefined; canSetUp?: boolean }) {
  const signOut = useSignOut()
  return (
    <CardPage
      title="Not Found"
      lead={
        canSetUp
          ? 'There is no organisation for this account. Set one up, or sign in with another account.'
          : 'There is no account for this sign-in any more.'
      }
    >
      <SignedInAs user={user} />
      {canSetUp && (
        <LinkButton href={links.onboarding()} variant="primary" size="lg" width="full">
          Set up your organisation
        </LinkButton>
      )}
      <Button size="lg" width="full" onClick={() => signOut()}>
        Sign out
      </Button>
    </CardPage>
  )
}
