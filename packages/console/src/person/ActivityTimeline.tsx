import { reads, useRead } from '@driver-trust/domain/data'
import {
  type ActivityRecord,
  type ActivityStep,
  activityDescription,
  activitySteps,
  activityTitle,
  statusTone,
} from '@driver-trust/domain/driver'
import { displayName, nameInSentence, type UserLookup } from '@driver-trust/domain/people'
import { countOf } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Timeline, type TimelineEvent } from '@driver-trust/ui/timeline'
import { useToday } from '../host/useToday.ts'
import { MAX_NAMED, useShowMore } from '../page/useShowMore.tsx'
import { formatExactTime, formatRecent } from './formatDate.ts'

interface ActivityTimelineProps {
  records: readonly ActivityRecord[]
  /** Marks what changed since the last visit, where visits are noted. */
  isNew?: (record: ActivityRecord) => boolean
  /** Replaces an empty timeline. */
  empty?: string
}

/** What happened to a driver or a user, newest first: what changed, from what to what, by whom and when. */
export function ActivityTimeline({
  records,
  isNew = () => false,
  empty = 'No activity recorded.',
}: ActivityTimelineProps) {
  const { shown, more } = useShowMore(activitySteps(records))
  const names = useRead(reads.names(records.slice(0, MAX_NAMED).flatMap(({ performedBy }) => performedBy ?? [])))
  const today = useToday()
  const changes = records.filter(isNew).length
  if (records.length === 0)
    return (
      <Text as="p" tone="muted">
        {empty}
      </Text>
    )
  return (
    <Stack gap="3">
      {changes > 0 && (
        <Text as="p" tone="accent" weight="medium">
          {`${countOf(changes, 'change')} since your last visit`}
        </Text>
      )}
      <Timeline
        label="Activity"
        events={shown.map((step) => eventOf(step, { names: names.data, isNew: isNew(step.record), today }))}
      />
      {more && <Inline>{more}</Inline>}
    </Stack>
  )
}

interface EventContext {
  names: UserLookup | undefined
  isNew: boolean
  today: string
}

function eventOf(step: ActivityStep, { names, isNew, today }: EventContext): TimelineEvent {
  const { id, action, status, createdAt, performedBy } = step.record
  const by = performedBy && names ? `By ${nameInSentence(displayName(names[performedBy]))}` : undefined
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
    time: formatRecent(createdAt, today),
    ...(formatExactTime(createdAt) !== undefined && { fullTime: formatExactTime(createdAt) }),
  }
}
