import { useWrites } from '@driver-trust/domain/data'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { links } from '../../links.ts'
import { useMemory } from '../../memory/useMemory.ts'
import { CheckingPage } from '../../routing/CheckingPage.tsx'
import { holdLinkToken } from '../../routing/linkTokens.ts'
import { useLinkCheck } from '../../routing/useLinkCheck.ts'
import { useLinkToken } from '../../routing/useLinkToken.ts'

/** /verify-email/?token: checks the token of a mailed link (spec, section 2). */
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
  const onSuccess = useCallback(() => leave(links.emailVerified()), [leave])
  const onRefused = useCallback(() => leave(links.missedActivation()), [leave])
  return <CheckingPage title="Checking your link…" check={useLinkCheck({ token, check, onSuccess, onRefused })} />
}
