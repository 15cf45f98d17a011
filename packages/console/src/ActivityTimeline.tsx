import { reads, useRead } from '@driver-trust/domain/data'
import {
  type ActivityRecord,
  type ActivityStep,
  activityDescription,
  activitySteps,
  activityTitle,
  statusTone,
} from '@driver-trust/domain/driver'
import { displayName, type UserLookup } from '@driver-trust/domain/people'
import { countOf } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Timeline, type TimelineEvent } from '@driver-trust/ui/timeline'
import { formatExactTime, formatRecent } from './DateText.tsx'
import { MAX_NAMED, useShowMore } from './load/useShowMore.tsx'

interface ActivityTimelineProps {
  records: readonly ActivityRecord[]
  /** Marks what changed since the last visit, where visits are noted. */
  isNew?: (record: ActivityRecord) => boolean
}

/** What happened to a driver or a user, newest first: what changed, from what to what, by whom and when. */
export function ActivityTimeline({ records, isNew = () => false }: ActivityTimelineProps) {
  const { shown, more } = useShowMore(activitySteps(records))
  const names = useRead(reads.names(records.slice(0, MAX_NAMED).flatMap(({ performedBy }) => performedBy ?? [])))
  const changes = records.filter(isNew).length
  if (records.length === 0)
    return (
      <Text as="p" tone="muted">
        No activity recorded.
      </Text>
    )
  return (
    <Stack gap="3">
      {changes > 0 && (
        <Text as="p" tone="accent" weight="medium">
          {`${countOf(changes, 'change')} since your last visit`}
        </Text>
      )}
      <Timeline label="Activity" events={shown.map((step) => eventOf(step, names.data, isNew(step.record)))} />
      {more && <Inline>{more}</Inline>}
    </Stack>
  )
}

function eventOf(step: ActivityStep, names: UserLookup | undefined, isNew: boolean): TimelineEvent {
  const { id, action, status, createdAt, performedBy } = step.record
  const by = performedBy && names ? `By ${displayName(names[performedBy])}` : undefined
  return {
    id,
    title: (
      <Inline as="span">
        {activityTitle(step)}
        {isNew && <Badge plain>New</Badge>}
      </Inline>
    ),
    tone: status && action === 'changed_status' ? statusTone(status) : 'neutral',
    detail: [by, activityDescription(step.record)].filter(Boolean).join(' · ') || undefined,
    dateTime: createdAt,
    time: formatRecent(createdAt),
    ...(formatExactTime(createdAt) !== undefined && { fullTime: formatExactTime(createdAt) }),
  }
}
