import { errorRowsCsv, hasErrors, inviteResultText, type RowFate } from '@driver-trust/domain'
import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import { saveFile } from '../../../download/saveFile.ts'
import { BatchFileButton } from './BatchFileButton.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { focusWhenShown } from './focusWhenShown.ts'
import { atEnd, cell, resultTools } from './inviteDrivers.css.ts'
import { PagedRows } from './PagedRows.tsx'
import type { SentDrivers } from './useSendDrivers.ts'

interface InviteResultProps {
  sent: SentDrivers
  onAgain: () => void
  onClose: () => void
}

/** How many were invited, and what became of each row. */
export function InviteResult({ sent: { result, fates, batchId }, onAgain, onClose }: InviteResultProps) {
  const [isNarrowed, setIsNarrowed] = useState(false)
  const unsent = fates.map(({ row }) => row).filter(hasErrors)
  const missed = fates.filter(({ tone }) => tone === 'error' || tone === 'warning')
  const isWhole = result.invited > 0 && result.skipped === 0 && unsent.length === 0
  return (
    <Stack gap="4">
      <InlineAlert
        tone={isWhole ? 'success' : 'warning'}
        title={inviteResultText(result)}
        tabIndex={-1}
        ref={focusWhenShown}
      >
        {unsent.length > 0 && notSentText(unsent.length)}
      </InlineAlert>
      <Inline className={resultTools}>
        {batchId && <BatchFileButton batchId={batchId} />}
        {unsent.length > 0 && (
          <Button
            size="sm"
            iconStart={<DownloadIcon />}
            onClick={() =>
              saveFile('rows-with-errors.csv', new Blob([errorRowsCsv(unsent)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            Download rows with errors
          </Button>
        )}
        {missed.length > 0 && missed.length < fates.length && (
          <Checkbox
            label="Only rows not invited"
            checked={isNarrowed}
            onChange={(event) => setIsNarrowed(event.currentTarget.checked)}
            className={atEnd}
          />
        )}
      </Inline>
      <PagedRows rows={isNarrowed ? missed : fates}>
        {(page) => (
          <Table
            caption="What became of each row"
            columns={COLUMNS}
            rows={page}
            rowKey={({ row }) => String(row.row)}
          />
        )}
      </PagedRows>
      <DialogFoot>
        <Button onClick={onAgain}>Invite more drivers</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Stack>
  )
}

function notSentText(count: number): string {
  return count === 1 ? '1 row with errors was not sent.' : `${count} rows with errors were not sent.`
}

const COLUMNS: readonly Column<RowFate>[] = [
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
        {row.phone ?? (row.cells.phoneNumber || '–')}
      </Text>
    ),
  },
  {
    id: 'fate',
    header: 'What became of it',
    cell: ({ label, tone, reason }) => (
      <div className={cell}>
        <span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        {reason && (
          <Text size="12" tone="muted">
            {reason}
          </Text>
        )}
      </div>
    ),
  },
]
