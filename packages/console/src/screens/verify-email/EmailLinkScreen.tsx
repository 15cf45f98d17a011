import { accountReads, useData, useRead, useWrites } from '@driver-trust/domain/data'
import { LinkButton } from '@driver-trust/ui/link-button'
import { TextLink } from '@driver-trust/ui/text-link'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { CardPage } from '../../entry/CardPage.tsx'
import { CheckingPage } from '../../entry/CheckingPage.tsx'
import { holdLinkToken, useLinkToken } from '../../entry/linkTokens.ts'
import { useLinkCheck } from '../../entry/useLinkCheck.ts'
import { VerificationMailForm } from '../../entry/VerificationMailForm.tsx'
import { useMemory } from '../../host.ts'
import { homeRoute } from '../../routing/homeRoute.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { signInRoute } from '../sign-in/route.ts'
import { emailVerifiedRoute, missedActivationRoute } from './route.ts'

/** /verify-email/?token: checks the token of an e-mailed link. */
export function EmailLinkScreen() {
  const token = useLinkToken('/verify-email')
  const memory = useMemory()
  const { verifyEmail } = useWrites()
  const [, navigate] = useLocation()
  const check = useCallback((given: string) => verifyEmail({ token: given }), [verifyEmail])
  const leave = useCallback(
    (to: string) => {
      holdLinkToken(memory, '/verify-email', undefined)
      navigate(to, { replace: true })
    },
    [memory, navigate],
  )
  const onSuccess = useCallback(() => leave(emailVerifiedRoute.href()), [leave])
  const onRefused = useCallback(() => leave(missedActivationRoute.href()), [leave])
  return <CheckingPage what="link" check={useLinkCheck({ token, check, onSuccess, onRefused })} />
}

/** /verify-email/verification-success */
export function EmailVerifiedScreen() {
  return (
    <CardPage title="E-mail verified" lead="Your address is confirmed. You can carry on where you left off.">
      <LinkButton href={homeRoute.href()} variant="primary" size="lg" width="full">
        Continue
      </LinkButton>
    </CardPage>
  )
}

/** /verify-email/missed-activation: the link was used, has expired or never existed. */
export function MissedActivationScreen() {
  const { session } = useData()
  const { data: user } = useRead(session.hasTokens() ? accountReads.identity() : null)
  if (user?.emailVerified) return <Redirect to={homeRoute.href()} />
  return (
    <CardPage
      title="This activation link no longer works"
      lead="Links expire and can only be used once. If you’ve already verified your address, sign in. If not, we’ll send you a new link."
    >
      <VerificationMailForm key={user?.email} initialEmail={user?.email} />
      <TextLink href={signInRoute.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}
