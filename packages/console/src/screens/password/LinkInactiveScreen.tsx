import { LinkButton } from '@driver-trust/ui/link-button'
import { TextLink } from '@driver-trust/ui/text-link'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'

/** /reset-password/link-inactive: the link was used, is too old or was never one (spec, section 8: 410 on password reset). */
export function LinkInactiveScreen() {
  return (
    <CardPage title="This link is no longer active" lead="Links to a new password work once, and for a while.">
      <LinkButton href={links.forgotPassword()} variant="primary" size="lg" width="full">
        Send a new link
      </LinkButton>
      <TextLink href={links.signIn()}>Back to sign in</TextLink>
    </CardPage>
  )
}
