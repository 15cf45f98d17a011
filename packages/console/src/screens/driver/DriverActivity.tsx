import { reads, useRead } from '@driver-trust/domain/data'
import { type ActivityAction, activityActionLabel, activityActions } from '@driver-trust/domain/driver'
import { isFields } from '@driver-trust/domain/struct'
import { instantOf } from '@driver-trust/domain/text'
import { Card } from '@driver-trust/ui/card'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { useEffect, useId, useState } from 'react'
import { ActivityTimeline } from '../../ActivityTimeline.tsx'
import { useMemory } from '../../host.ts'
import { Loaded } from '../../load/Loaded.tsx'

import { useViewer } from '../../routing/useViewer.ts'
import { storageKeys } from '../../storageKeys.ts'
import { filters } from './driverScreen.css.ts'

const ALL = 'all'
const FILTERS = [
  { value: ALL, label: 'All' },
  ...activityActions.map((action) => ({ value: action, label: activityActionLabel(action) })),
] as const

interface DriverActivityProps {
  organisationId: string
  userId: string
}

/** A driver's history in an organisation, newest first, all of it or one kind. */
export function DriverActivity({ organisationId, userId }: DriverActivityProps) {
  const [filter, setFilter] = useState<ActivityAction | typeof ALL>(ALL)
  const activity = useRead(
    reads.activity({
      organization_id: organisationId,
      user_id: userId,
      actions: filter === ALL ? [...activityActions] : [filter],
    }),
  )
  const isNew = useLastVisit(userId, activity.data?.[0]?.createdAt)
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="4">
        <Heading id={titleId} level={2} size="16">
          Activity
        </Heading>
        <Inline>
          <SegmentedControl
            label="Show activity"
            size="sm"
            className={filters}
            options={FILTERS}
            value={filter}
            onChange={setFilter}
          />
        </Inline>
        <Loaded of={activity} pending={<Skeleton width="50%" />}>
          {(records) => <ActivityTimeline key={filter} records={records} isNew={isNew} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

/** How many drivers are remembered. */
const MAX_DRIVERS = 200

/** An entry of a driver's history: when it happened, and who did it. */
interface Change {
  createdAt: string
  performedBy?: string | undefined
}

/**
 * Tells whether a colleague's change happened after the last visit. Nothing is new on the first visit, and the user's own changes never
 * are. The newest entry now is what the next visit compares against.
 */
export function useLastVisit(driverId: string, newest: string | undefined): (change: Change) => boolean {
  const { user } = useViewer()
  const memory = useMemory()
  const key = storageKeys.lastVisits(user.id)
  const [seen] = useState(() => instantOf(textOf(parseVisits(memory.read(key))[driverId])))
  useEffect(() => {
    const isNewer = (kept: unknown) => (instantOf(newest) ?? 0) > (instantOf(textOf(parseVisits(kept)[driverId])) ?? 0)
    if (!isNewer(memory.read(key))) return
    memory.update(key, (kept) => {
      if (!isNewer(kept)) return kept
      const { [driverId]: _before, ...others } = parseVisits(kept)
      return { ...Object.fromEntries(Object.entries(others).slice(1 - MAX_DRIVERS)), [driverId]: newest }
    })
  }, [memory, key, driverId, newest])
  return ({ createdAt, performedBy }) =>
    seen !== undefined && performedBy !== user.id && (instantOf(createdAt) ?? 0) > seen
}

function parseVisits(kept: unknown): Readonly<Record<string, unknown>> {
  return isFields(kept) ? kept : {}
}

function textOf(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined
}
