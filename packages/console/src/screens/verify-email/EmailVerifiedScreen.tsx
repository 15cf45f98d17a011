import { LinkButton } from '@driver-trust/ui/link-button'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'

/** /verify-email/verification-success. */
export function EmailVerifiedScreen() {
  return (
    <CardPage title="E-mail verified" lead="Your address is confirmed. You can go on where you were.">
      <LinkButton href={links.home()} variant="primary" size="lg" width="full">
        Continue
      </LinkButton>
    </CardPage>
  )
}
