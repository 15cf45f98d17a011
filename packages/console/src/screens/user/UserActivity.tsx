import {
  type ActivityRecord,
  activityActionLabel,
  activityActions,
  displayName,
  statusLabel,
  type UserLookup,
} from '@driver-trust/domain'
import { useActivity, useNames } from '@driver-trust/domain/data'
import { Card } from '@driver-trust/ui/card'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Timeline } from '@driver-trust/ui/timeline'
import { formatExactTime } from '../../format/formatDate.ts'
import { formatRecent } from '../../format/formatRecent.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { NAMED, useShowMore } from '../../load/useShowMore.tsx'

interface UserActivityProps {
  organisationId: string
  userId: string
}

/** What happened to somebody in an organisation, newest first. */
export function UserActivity({ organisationId, userId }: UserActivityProps) {
  const activity = useActivity({ organization_id: organisationId, user_id: userId, actions: [...activityActions] })
  return (
    <Card>
      <Stack gap="4">
        <Heading level={2} size="16">
          Activity
        </Heading>
        <Loaded of={activity} pending={<Skeleton width="50%" />}>
          {(records) => <Events records={records} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

function Events({ records }: { records: readonly ActivityRecord[] }) {
  const { shown, more } = useShowMore(records)
  const names = useNames(records.slice(0, NAMED).flatMap(({ performedBy }) => performedBy ?? []))
  if (records.length === 0)
    return (
      <Text as="p" tone="muted">
        Nothing has happened yet.
      </Text>
    )
  return (
    <Stack gap="3">
      <Timeline label="Activity" events={shown.map((record) => eventOf(record, names.data))} />
      {more && <Inline>{more}</Inline>}
    </Stack>
  )
}

function eventOf({ id, action, status, createdAt, performedBy }: ActivityRecord, names: UserLookup | undefined) {
  const change = action === 'changed_status' && status ? `: ${statusLabel(status)}` : ''
  return {
    id,
    title: `${activityActionLabel(action)}${change}`,
    detail: performedBy && names ? `By ${displayName(names[performedBy])}` : undefined,
    dateTime: createdAt,
    time: formatRecent(createdAt),
    fullTime: formatExactTime(createdAt),
  }
}
