import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { Dialog } from '@driver-trust/ui/dialog'
import { Tabs } from '@driver-trust/ui/tabs'
import { useState } from 'react'
import { FileImport } from './FileImport.tsx'
import { FOOT } from './foot.ts'
import { InviteResult } from './InviteResult.tsx'
import { foot } from './inviteDrivers.css.ts'
import { RowsForm } from './RowsForm.tsx'
import { useInviteDraft } from './useInviteDraft.ts'
import { useSendDrivers } from './useSendDrivers.ts'

const WAYS = [
  { value: 'rows', label: 'Enter rows' },
  { value: 'file', label: 'Upload CSV' },
] as const

interface InviteDriversDialogProps {
  organisation: OrganisationNode
  onClose: () => void
  /** Called when a list is sent: from then on only `onClose` closes the dialog. */
  onSending?: () => void
  /** Leaves for the list of invitations; without it, the result has no link to it. */
  onView?: (href: string) => void
}

/** Invites drivers, typed row by row or read from a file, and reports the outcome of each row. */
export function InviteDriversDialog({ organisation, onClose, onSending, onView }: InviteDriversDialogProps) {
  const draft = useInviteDraft(organisation.id)
  const sending = useSendDrivers({ organisationId: organisation.id, draft, onSending })
  const isSending = sending.phase !== undefined
  const [pasted, setPasted] = useState<string>()
  const chooseWay = (way: typeof draft.way, text?: string) => {
    if (sending.phase !== undefined) return
    setPasted(text)
    draft.chooseWay(way)
  }
  const sendMore = () => {
    setPasted(undefined) // it has been sent
    sending.reset()
  }
  const shared = { draft, sending, onClose }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite drivers"
      description={
        sending.sent ? `Results for ${organisation.name}` : `We’ll invite them to ${organisation.name} by text message.`
      }
      size="xl"
      isPinned={isSending}
      actions={<div id={FOOT} className={foot} />}
    >
      {sending.sent ? (
        <InviteResult
          organisationId={organisation.id}
          sent={sending.sent}
          onAgain={sendMore}
          onView={onView}
          onClose={onClose}
        />
      ) : (
        <Tabs label="How to add drivers" tabs={WAYS} value={draft.way} onChange={(way) => chooseWay(way)}>
          {draft.way === 'rows' ? (
            <RowsForm {...shared} onPaste={(text) => chooseWay('file', text)} />
          ) : (
            <FileImport {...shared} organisationId={organisation.id} pasted={pasted} />
          )}
        </Tabs>
      )}
    </Dialog>
  )
}
