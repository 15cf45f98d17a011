import { reads, useRead } from '@driver-trust/domain/data'
import { banOriginOf, signalOf, type Verdict, verdictGroupLabels } from '@driver-trust/domain/driver'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Signal } from '@driver-trust/ui/signal'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { useRef, useState } from 'react'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { useInterval } from '../../host/useInterval.ts'
import { Loaded, type Loading } from '../../page/Loaded.tsx'
import { paths } from '../../paths.ts'
import { DriverStatus } from '../../person/DriverStatus.tsx'
import { useVerdictsOf } from '../../verdicts/useJudging.ts'

/** A driver's status in every organisation in view, polled every 10 s while open and visible. */
export function LiveStatuses({ userId, onClose }: { userId: string; onClose: () => void }) {
  const records = useRead(reads.liveStatuses(userId))
  const age = usePolling(records)
  const { tree } = useViewer()
  const permissionsIn = usePermissions()
  const verdictOf = useVerdictsOf(userId, records.data)
  const linked = (id: string | undefined) => id !== undefined && permissionsIn(id).viewDrivers.allowed
  return (
    <Dialog
      open
      onClose={onClose}
      title="Live statuses"
      description="One row for each of this driver’s organisations that you can see."
      size="lg"
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded of={records} pending={<Skeleton width="60%" />}>
        {({ rows, total, isWhole }) => (
          <Stack gap="3">
            {!isWhole && (
              <InlineAlert tone="warning">{`We could only read ${formatCount(rows.length)} of ${formatCount(total)} organisations.`}</InlineAlert>
            )}
            <Table
              caption="Live statuses"
              columns={[organisationColumn(linked), verdictColumn(verdictOf), statusColumn(tree, rows)]}
              rows={rows}
              rowKey={({ organizationId, organizationName }) => organizationId ?? organizationName}
            />
            <Text as="p" size="13" tone="muted" tabular>
              {age === 0 ? 'Updated just now' : `Updated ${age} s ago`}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

type LiveColumn = Column<UserWithOrganisation>

function organisationColumn(isLinked: (id: string | undefined) => boolean): LiveColumn {
  return {
    id: 'organisation',
    header: 'Organisation',
    primary: true,
    cell: ({ id, organizationId, organizationName }) =>
      organizationId !== undefined && isLinked(organizationId) ? (
        <TextLink href={paths.driver.href({ orgId: organizationId, userId: id })}>{organizationName}</TextLink>
      ) : (
        organizationName
      ),
  }
}

function verdictColumn(verdictOf: (record: UserWithOrganisation) => Verdict): LiveColumn {
  return {
    id: 'verdict',
    header: 'Verdict',
    cell: (record) => {
      const verdict = verdictOf(record)
      const { group, reason } = verdict
      return (
        <Inline gap="2" wrap={false}>
          <Signal aspect={signalOf(verdict)} size="16" label={reason ? verdictGroupLabels[group] : undefined} />
          <Text weight={group === 'cannot' ? 'semibold' : 'regular'}>{reason || verdictGroupLabels[group]}</Text>
        </Inline>
      )
    },
  }
}

/** An inherited ban names its organisation, which is among the same rows. */
function statusColumn(tree: OrganisationTree, items: readonly UserWithOrganisation[]): LiveColumn {
  return {
    id: 'status',
    header: 'Status',
    cell: ({ status, organizationId = '' }) => (
      <DriverStatus status={status} bannedBy={banOriginOf(tree, organizationId, items)?.name} />
    ),
  }
}

/** Milliseconds between two polls (contract 9.6). */
const POLL_INTERVAL = 10_000

/** Polls every 10 s while the page is visible; returns the age of the shown answer in seconds. */
function usePolling({ data, isValidating, mutate }: Loading<{ loadedAt: number }>): number {
  const [now, setNow] = useState(() => performance.now())
  const askedAt = useRef(now)
  useInterval(() => {
    if (document.visibilityState !== 'visible') return
    const time = performance.now()
    setNow(time)
    if (isValidating || time - askedAt.current < POLL_INTERVAL) return
    askedAt.current = time
    void mutate()
  }, 1000)
  return Math.max(0, Math.floor((now - (data?.loadedAt ?? now)) / 1000))
}
