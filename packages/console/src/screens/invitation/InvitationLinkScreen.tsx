import { isStatus } from '@driver-trust/domain'
import { useWrites } from '@driver-trust/domain/data'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { links } from '../../links.ts'
import { useMemory } from '../../memory/useMemory.ts'
import { CheckingPage } from '../../routing/CheckingPage.tsx'
import { holdLinkToken } from '../../routing/linkTokens.ts'
import { useLinkCheck } from '../../routing/useLinkCheck.ts'
import { useLinkToken } from '../../routing/useLinkToken.ts'

/** /invitation/?token: accepts an invitation, or leads to the sign-up or the page that says that it has expired (spec, section 2). */
export function InvitationLinkScreen() {
  const token = useLinkToken('/invitation')
  const memory = useMemory()
  const { acceptInvitation } = useWrites()
  const [, navigate] = useLocation()
  const check = useCallback((given: string) => acceptInvitation({ token: given }), [acceptInvitation])
  const onSuccess = useCallback(() => {
    holdLinkToken(memory, '/invitation', undefined)
    navigate(links.invitationAccepted(), { replace: true })
  }, [memory, navigate])
  const onRefused = useCallback(
    (error: unknown) => {
      // Kept for whoever signs up or switches the account next, in this page alone.
      holdLinkToken(memory, '/invitation', token)
      navigate(isStatus(error, 401) ? links.signUp({ invitation: true }) : links.invitationExpired(), { replace: true })
    },
    [memory, navigate, token],
  )
  return <CheckingPage title="Checking your invitation…" check={useLinkCheck({ token, check, onSuccess, onRefused })} />
}
