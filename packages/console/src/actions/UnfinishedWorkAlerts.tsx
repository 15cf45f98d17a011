import { createAgain, openInvitationLike, reads, useData, useRead, useWriteBatch } from '@driver-trust/domain/data'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { displayName, type Named } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { useOnce } from '../form/useOnce.ts'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { PeopleNames } from './BulkSheet.tsx'
import { type PersonRef, type UnfinishedWork, useUnfinishedWork, useWithdrawnPeople } from './workJournal.ts'

/** Work by this user that stopped half-way on this device: withdrawn invitations can be sent again, and the people left can be viewed. */
export function UnfinishedWorkAlerts() {
  const { unfinished, drop, settle } = useUnfinishedWork()
  if (unfinished.length === 0) return null
  return (
    <Stack gap="2">
      {unfinished.map((work) =>
        work.withdrawn.length > 0 ? (
          <WithdrawnAlert
            key={work.id}
            work={work}
            onDrop={() => drop(work.id)}
            onSettled={(personId) => settle(work.id, personId)}
          />
        ) : (
          <StoppedAlert key={work.id} work={work} onDrop={() => drop(work.id)} />
        ),
      )}
    </Stack>
  )
}

interface WorkAlertProps {
  work: UnfinishedWork
  onDrop: () => void
}

interface WithdrawnAlertProps extends WorkAlertProps {
  /** Called once this person has an invitation again. */
  onSettled: (personId: string) => void
}

/** Invitations that were withdrawn but not sent again: the only kind of unfinished work that loses people. */
function WithdrawnAlert({ work, onDrop, onSettled }: WithdrawnAlertProps) {
  const { total, withdrawn } = work
  const [unknown, setUnknown] = useState(0)
  const { isBusy, send } = useSendWithdrawn(withdrawn, { onSettled, onOver: setUnknown })
  const knownInvitee = useWithdrawnPeople()
  const [only] = withdrawn
  const person = withdrawn.length === 1 && only ? knownInvitee(only.id) : undefined
  const reached = person ? [...new Set([displayName(person as Named), person.email, person.phoneNumber])] : []
  const who = reached.filter(Boolean).join(', ')
  return (
    <InlineAlert
      tone="error"
      role="alert"
      action={
        <Inline gap="2">
          {unknown > 0 && (
            <Button size="sm" variant="tertiary" onClick={onDrop}>
              Dismiss
            </Button>
          )}
          <Button size="sm" loading={isBusy} onClick={() => void send()}>
            {total === 1 ? 'Retry' : 'Send them now'}
          </Button>
        </Inline>
      }
    >
      {total === 1 ? `Removed but not sent again${who && `: ${who}`}.` : interruptedText(work)}
      {unknown > 0 && ` The server can’t find ${missingText(unknown, total)}.`}
    </InlineAlert>
  )
}

function missingText(unknown: number, total: number): string {
  if (total === 1) return 'this person'
  return unknown === 1 ? 'one of them' : `${formatCount(unknown)} of them`
}

/** Any other work that stopped: how much was done, and who is left. */
function StoppedAlert({ work, onDrop }: WorkAlertProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <InlineAlert
      tone="warning"
      action={
        <Inline gap="2">
          <Button size="sm" variant="tertiary" onClick={onDrop}>
            Dismiss
          </Button>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Show who is left
          </Button>
        </Inline>
      }
    >
      {interruptedText(work)}
      {isOpen && <RemainingPeopleSheet work={work} onClose={() => setIsOpen(false)} />}
    </InlineAlert>
  )
}

/** How far the work got. Someone whose invitation is withdrawn is counted as that alone. */
function interruptedText({ label, total, done, failed, left, withdrawn }: UnfinishedWork): string {
  const isWithdrawn = (each: PersonRef) => withdrawn.some(({ id }) => id === each.id)
  const unstarted = left.filter((each) => !isWithdrawn(each)).length
  const refused = failed - (withdrawn.length - (left.length - unstarted))
  const parts = [
    `${formatCount(done)} of ${formatCount(total)} done`,
    withdrawn.length > 0 && `${formatCount(withdrawn.length)} withdrawn but not sent again`,
    refused > 0 && `${formatCount(refused)} failed`,
    unstarted > 0 && `${formatCount(unstarted)} not started`,
  ]
  return `“${label}” was interrupted: ${parts.filter(Boolean).join(', ')}.`
}

function RemainingPeopleSheet({ work: { label, left }, onClose }: { work: UnfinishedWork; onClose: () => void }) {
  const names = useRead(reads.names(left.map(({ id }) => id)))
  const people = left.map((ref) => ({ row: { ...names.data?.[ref.id], id: ref.id } as Named & { id: string } }))
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${label}: not started`}
      description="We don’t know of any change for these people. Check their status before you try again."
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <PeopleNames title="Not started" people={people} />
    </Sheet>
  )
}

interface SendOptions {
  onSettled: (personId: string) => void
  /** Called with the number of people that neither this tab nor the server can identify. */
  onOver: (unknown: number) => void
}

/** Sends withdrawn invitations again. Each is looked up first, so repeated clicks send it only once. */
function useSendWithdrawn(withdrawn: readonly PersonRef[], { onSettled, onOver }: SendOptions) {
  const { client, session, timing } = useData()
  const batch = useWriteBatch()
  const knownInvitee = useWithdrawnPeople()
  const { isBusy, once } = useOnce()
  useUnsavedGuard(isBusy, 'running')
  const send = async () => {
    const lifetime = session.lifetime()
    let unknown = 0
    let sent = 0
    try {
      const missing = withdrawn.filter(({ id }) => !knownInvitee(id)).map(({ id }) => id)
      const found = missing.length > 0 ? await client.lookUpUsers({ ids: missing }, { signal: lifetime }) : {}
      await batch(async (writes) => {
        for (const ref of withdrawn) {
          const invitation = invitationOf(ref, knownInvitee(ref.id) ?? found[ref.id])
          if (!invitation) {
            unknown += 1
            continue
          }
          // An invitation noted before the first step may never have been withdrawn, so that is looked up too.
          const isOpen = await openInvitationLike(client, invitation, lifetime)
          if (!isOpen) await createAgain(writes, invitation, { client, lifetime, retryDelays: timing.retryDelays })
          onSettled(ref.id)
          sent += isOpen ? 0 : 1
        }
      })
      if (sent > 0)
        toast.success(sent === 1 ? 'Invitation has been sent.' : `${formatCount(sent)} invitations have been sent.`)
      onOver(unknown)
    } catch {
      if (!lifetime.aborted) toast.error('Invitation could not be sent. Please try again later.')
    }
  }
  return { isBusy, send: () => once(send) }
}

function invitationOf(ref: PersonRef, person: Partial<InvitationItem> | undefined): InvitationItem | undefined {
  const type = ref.type ?? 'driver'
  const reached = type === 'user' ? person?.email : person?.phoneNumber
  if (!person || !reached) return undefined
  return { ...person, id: ref.id, organizationId: ref.organizationId, type, role: ref.role } as InvitationItem // the fields that sending reads
}
