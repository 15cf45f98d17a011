import { LinkButton } from '@driver-trust/ui/link-button'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'

/** /forgot-password/email-sent: the same for every address, so that nobody learns who has an account. */
export function ResetMailSentScreen() {
  return (
    <CardPage
      title="Check your e-mail"
      lead="If there is an account for that address, a mail with a link is on its way. It may take a few minutes; look into the spam folder, too."
    >
      <LinkButton href={links.signIn()} size="lg" width="full">
        Back to sign in
      </LinkButton>
    </CardPage>
  )
}
