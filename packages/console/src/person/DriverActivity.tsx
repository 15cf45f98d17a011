import { reads, useRead } from '@driver-trust/domain/data'
import { type ActivityAction, activityActionLabel, activityActions } from '@driver-trust/domain/driver'
import { Card } from '@driver-trust/ui/card'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { Loaded } from '../page/Loaded.tsx'
import { ActivityTimeline } from './ActivityTimeline.tsx'
import { filters } from './driverParts.css.ts'
import { useLastVisit } from './useLastVisit.ts'

const ALL = 'all'
const FILTERS = [
  { value: ALL, label: 'All' },
  ...activityActions.map((action) => ({ value: action, label: activityActionLabel(action) })),
] as const

const PENDING = <Skeleton width="50%" />

interface DriverActivityProps {
  organisationId: string
  userId: string
  invitedBy: string | undefined
  /** Who invited the driver is still being read; until then the people in it can't be looked up at once. */
  isWaiting?: boolean | undefined
}

/** A driver's history in an organisation, newest first, all of it or one kind. */
export function DriverActivity({ organisationId, userId, invitedBy, isWaiting }: DriverActivityProps) {
  const [filter, setFilter] = useState<ActivityAction | typeof ALL>(ALL)
  const activity = useRead(
    reads.activity({
      organization_id: organisationId,
      user_id: userId,
      actions: filter === ALL ? [...activityActions] : [filter],
    }),
  )
  const isNew = useLastVisit(userId, activity.data?.records[0]?.createdAt)
  return (
    <Card as="section" aria-label="Activity">
      <Stack gap="4">
        <Heading level={2} size="16">
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
        {isWaiting ? (
          PENDING
        ) : (
          <Loaded of={activity} pending={PENDING}>
            {(log) => <ActivityTimeline key={filter} {...{ log, isNew, invitedBy }} />}
          </Loaded>
        )}
      </Stack>
    </Card>
  )
}
