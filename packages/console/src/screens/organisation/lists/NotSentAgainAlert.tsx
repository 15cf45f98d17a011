import { displayName, type InvitationItem } from '@driver-trust/domain'
import { createInvitation, useWriteBatch } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'

interface NotSentAgainAlertProps {
  invitation: InvitationItem
  onSent: () => void
}

/** Keeps whom an invitation was for that is gone and was not sent again. */
export function NotSentAgainAlert({ invitation, onSent }: NotSentAgainAlertProps) {
  const batch = useWriteBatch()
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    try {
      await batch((writes) => createInvitation(writes, invitation))
      toast.success('Invitation has been sent.')
      onSent()
    } catch {
      setIsBusy(false)
      toast.error('Invitation could not be sent. Please try again later.')
    }
  }
  const { email, phoneNumber } = invitation
  const reached = [displayName(invitation), email, phoneNumber].filter(Boolean)
  return (
    <InlineAlert
      tone="error"
      action={
        <Button size="sm" loading={isBusy} onClick={() => void retry()}>
          Retry
        </Button>
      }
    >
      Removed but not sent again: {[...new Set(reached)].join(', ')}
    </InlineAlert>
  )
}
