import { LinkButton } from '@driver-trust/ui/link-button'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'

/** /reset-password/password-changed. */
export function PasswordChangedScreen() {
  return (
    <CardPage title="Password changed" lead="Sign in with your new password.">
      <LinkButton href={links.signIn()} variant="primary" size="lg" width="full">
        Sign in
      </LinkButton>
    </CardPage>
  )
}
