import { useData, useWriteBatch } from '@driver-trust/domain/data'
import { hasErrors, inviteResultText, type RowOutcome } from '@driver-trust/domain/import'
import { groupedPhone } from '@driver-trust/domain/phone'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { useOnce } from '../form/useOnce.ts'
import { saveBatchFile } from '../host/download.ts'
import { paths } from '../paths.ts'
import { onPlainClick } from '../routing/plainClick.ts'
import { ErrorRowsButton } from './ChooseFile.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { focusWhenShown } from './foot.ts'
import { atEnd, below, cell, resultTools } from './inviteDrivers.css.ts'
import { PagedRows } from './PreviewRows.tsx'
import type { SentDrivers } from './useSendDrivers.ts'

interface InviteResultProps {
  organisationId: string
  sent: SentDrivers
  onAgain: () => void
  onView: ((href: string) => void) | undefined
  onClose: () => void
}

/** The number of invitations sent, and the outcome of each row. */
export function InviteResult({ organisationId, sent, onAgain, onView, onClose }: InviteResultProps) {
  const { result, outcomes, batchId, extraIds } = sent
  const [isNarrowed, setIsNarrowed] = useState(false)
  const unsent = outcomes.map(({ row }) => row).filter(hasErrors)
  const missed = outcomes.filter(({ tone }) => tone === 'error' || tone === 'warning')
  const list = paths.organisation.href(
    { orgId: organisationId },
    { drivers: 'invited', ...(batchId && { batch: batchId }) },
  )
  const { invited, skipped, duplicated } = result
  const leftOut = Math.max(0, outcomes.length - unsent.length - invited - skipped - duplicated)
  const isWhole = invited > 0 && skipped + unsent.length + leftOut === 0
  return (
    <Stack gap="4">
      <InlineAlert
        tone={isWhole ? 'success' : 'warning'}
        title={inviteResultText(result)}
        tabIndex={-1}
        ref={focusWhenShown}
      >
        {[unsent.length > 0 && notSentText(unsent.length), leftOut > 0 && leftOutText(leftOut)]
          .filter(Boolean)
          .join(' ')}
      </InlineAlert>
      {extraIds.length > 0 && <ExtraInvitations ids={extraIds} />}
      <Inline className={resultTools}>
        {batchId && <BatchFileButton batchId={batchId} />}
        {unsent.length > 0 && <ErrorRowsButton rows={unsent} />}
        {missed.length > 0 && missed.length < outcomes.length && (
          <Checkbox
            label="Only rows not invited"
            checked={isNarrowed}
            onChange={(event) => setIsNarrowed(event.currentTarget.checked)}
            className={atEnd}
          />
        )}
      </Inline>
      <PagedRows rows={isNarrowed ? missed : outcomes}>
        {(page) => (
          <Table caption="Result of each row" columns={COLUMNS} rows={page} rowKey={({ row }) => String(row.row)} />
        )}
      </PagedRows>
      <DialogFoot>
        {onView && (
          <LinkButton href={list} onClick={onPlainClick(() => onView(list))}>
            View in Invited
          </LinkButton>
        )}
        <Button onClick={onAgain}>Invite more drivers</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Stack>
  )
}

function notSentText(count: number): string {
  return count === 1 ? '1 row with errors wasn’t sent.' : `${formatCount(count)} rows with errors weren’t sent.`
}

function leftOutText(count: number): string {
  return `The server’s answer leaves out ${countOf(count, 'row')}.`
}

const COLUMNS: readonly Column<RowOutcome>[] = [
  { id: 'row', header: 'Row', width: 64, cell: ({ row }) => String(row.row) },
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ row: { cells } }) => `${cells.firstName} ${cells.lastName}`.trim() || '–',
  },
  {
    id: 'phone',
    header: 'Phone number',
    width: 150,
    cell: ({ row }) => (
      <Text size="13" tabular>
        {row.phone === undefined ? row.cells.phoneNumber || '–' : groupedPhone(row.phone)}
      </Text>
    ),
  },
  {
    id: 'fate',
    header: 'Result',
    cell: ({ label, tone, reason }) => (
      <div className={cell}>
        <span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        {reason && (
          <Text size="12" tone="muted" className={below}>
            {reason}
          </Text>
        )}
      </div>
    ),
  },
]

function BatchFileButton({ batchId }: { batchId: string }) {
  const data = useData()
  const { isBusy, once } = useOnce()
  return (
    <Button
      size="sm"
      iconStart={<DownloadIcon />}
      loading={isBusy}
      onClick={() => void once(() => saveBatchFile(data, batchId))}
    >
      Download batch file
    </Button>
  )
}

/** Drivers invited twice because the connection broke while the list was being sent. */
function ExtraInvitations({ ids }: { ids: readonly string[] }) {
  const batch = useWriteBatch()
  const { isBusy, once } = useOnce()
  const [areWithdrawn, setAreWithdrawn] = useState(false)
  const withdraw = async () => {
    try {
      await batch((writes) => writes.withdrawInvitations({ ids: [...ids] }))
      setAreWithdrawn(true)
    } catch {
      toast.error('Invitation could not be withdrawn. Please try again later.')
    }
  }
  if (areWithdrawn)
    return (
      <InlineAlert tone="success">{`The extra ${ids.length === 1 ? 'invitation has' : 'invitations have'} been withdrawn.`}</InlineAlert>
    )
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="sm" loading={isBusy} onClick={() => void once(withdraw)}>
          {`Withdraw extra ${ids.length === 1 ? 'invitation' : 'invitations'}`}
        </Button>
      }
    >
      {`The connection dropped while the list was being sent, and ${ids.length === 1 ? 'one driver was' : `${formatCount(ids.length)} drivers were`} invited twice.`}
    </InlineAlert>
  )
}
