import { useWrites } from '@driver-trust/domain/data'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { links } from '../../links.ts'
import { CheckingPage } from '../../routing/CheckingPage.tsx'
import { useLinkCheck } from '../../routing/useLinkCheck.ts'
import { useLinkToken } from '../../routing/useLinkToken.ts'

/** /verify-email/?token: checks the token of a mailed link (spec, section 2). */
export function EmailLinkScreen() {
  const token = useLinkToken('/verify-email')
  const { verifyEmail } = useWrites()
  const [, navigate] = useLocation()
  const check = useCallback((given: string) => verifyEmail({ token: given }), [verifyEmail])
  const onSuccess = useCallback(() => navigate(links.emailVerified(), { replace: true }), [navigate])
  const onRefused = useCallback(() => navigate(links.missedActivation(), { replace: true }), [navigate])
  return <CheckingPage title="Checking your link…" check={useLinkCheck({ token, check, onSuccess, onRefused })} />
}
