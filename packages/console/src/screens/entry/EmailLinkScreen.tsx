import { accountReads, useData, useRead, useWrites } from '@driver-trust/domain/data'
import { TextLink } from '@driver-trust/ui/text-link'
import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { useLinkToken } from '../../routing/linkTokens.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { CheckingPage } from './CheckingPage.tsx'
import { VerificationMailForm } from './VerificationMailForm.tsx'

/** /verify-email/?token: checks the token of an e-mailed link. */
export function EmailLinkScreen() {
  const { token, leave } = useLinkToken('/verify-email')
  const { verifyEmail } = useWrites()
  return (
    <CheckingPage
      what="link"
      token={token}
      check={(given) => verifyEmail({ token: given })}
      onSuccess={() => leave(paths.emailVerified.href())}
      onRefused={() => leave(paths.missedActivation.href())}
    />
  )
}

/** /verify-email/verification-success */
export function EmailVerifiedScreen() {
  return (
    <CardPage title="E-mail verified" lead="Your address is confirmed. You can carry on where you left off.">
      <WideLink href={paths.home.href()}>Continue</WideLink>
    </CardPage>
  )
}

/** /verify-email/missed-activation: the link was used, has expired or never existed. */
export function MissedActivationScreen() {
  const { session } = useData()
  const { data: user } = useRead(session.hasTokens() ? accountReads.identity() : null)
  if (user?.emailVerified) return <Redirect to={paths.home.href()} />
  return (
    <CardPage
      title="This activation link no longer works"
      lead="Links expire and can only be used once. If you’ve already verified your address, sign in. If not, we’ll send you a new link."
    >
      <VerificationMailForm key={user?.email} initialEmail={user?.email} />
      <TextLink href={paths.signIn.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}
