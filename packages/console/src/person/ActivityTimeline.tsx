import {
  type ActivityLog,
  type ActivityRecord,
  type ActivityStep,
  activityDescription,
  activitySteps,
  activityTitle,
  statusTone,
} from '@driver-trust/domain/driver'
import { countOf } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Timeline, type TimelineEvent } from '@driver-trust/ui/timeline'
import { useToday } from '../host/useToday.ts'
import { useShowMore } from '../page/useShowMore.tsx'
import { formatExactTime, formatRecent } from './formatDate.ts'
import { type ActivityNames, MORE_ACTIVITY, useActivityNames } from './useActivityNames.ts'

interface ActivityTimelineProps {
  log: ActivityLog
  /** Marks what changed since the last visit, where visits are noted. */
  isNew?: (record: ActivityRecord) => boolean
  /** Who invited the person, for the entry of their joining. */
  invitedBy?: string | undefined
  /** Replaces an empty timeline. */
  empty?: string
}

/** What happened to a driver or a user, newest first: what changed, from what to what, by whom and when. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { log, isNew = () => false, invitedBy, empty = 'No activity recorded.' } = props
  const { records, isWhole } = log
  const { shown, more } = useShowMore(activitySteps(records))
  const naming = useActivityNames(records, invitedBy)
  const today = useToday()
  const changes = records.filter(isNew).length
  if (records.length === 0 && isWhole)
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
        events={shown.map((step) => eventOf(step, { ...naming, isNew: isNew(step.record), today }))}
      />
      {more && <Inline>{more}</Inline>}
      {!isWhole && (
        <Text as="p" tone="muted">
          {MORE_ACTIVITY}
        </Text>
      )}
    </Stack>
  )
}

interface EventContext extends ActivityNames {
  isNew: boolean
  today: string
}

function eventOf(step: ActivityStep, { byText, invitedText, isNew, today }: EventContext): TimelineEvent {
  const { id, action, status, createdAt } = step.record
  const details = [byText(step.record), invitedText(step.record), activityDescription(step.record)]
  return {
    id,
    title: (
      <Inline as="span">
        {activityTitle(step)}
        {isNew && <Badge plain>New</Badge>}
      </Inline>
    ),
    tone: status && action === 'changed_status' ? statusTone(status) : 'neutral',
    detail: details.filter(Boolean).join(' · ') || undefined,
    dateTime: createdAt,
    time: formatRecent(createdAt, today),
    fullTime: formatExactTime(createdAt),
  }
}
