import { useData, useIdentity } from '@driver-trust/domain/data'
import { TextLink } from '@driver-trust/ui/text-link'
import { links } from '../../links.ts'
import { VerificationMailForm } from '../../mail/VerificationMailForm.tsx'
import { CardPage } from '../../routing/CardPage.tsx'
import { Redirect } from '../../routing/Redirect.tsx'

/** /verify-email/missed-activation: the link was used, is too old or was never one. */
export function MissedActivationScreen() {
  const { session } = useData()
  const { data: user } = useIdentity(session.hasTokens())
  if (user?.emailVerified) return <Redirect to={links.home()} />
  return (
    <CardPage
      title="This activation link no longer works"
      lead="Links work once, and for a while. If you’ve verified your address already, sign in; if not, we can send you a new link."
    >
      <VerificationMailForm key={user?.email} initialEmail={user?.email} />
      <TextLink href={links.signIn()}>Back to sign in</TextLink>
    </CardPage>
  )
}
