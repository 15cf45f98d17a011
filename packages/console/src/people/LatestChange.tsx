import { activityKey, type DriverPlace, reads, useListPage, useRead } from '@driver-trust/domain/data'
import { activitySteps, activityTitle } from '@driver-trust/domain/driver'
import { Text } from '@driver-trust/ui/text'
import { Truncate } from '@driver-trust/ui/truncate'
import { useToday } from '../host/useToday.ts'
import { formatRecent, formatTime } from '../person/formatDate.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useActivityNames } from '../person/useActivityNames.ts'
import { useList } from './listContext.ts'

/** What was changed last, by whom and at what time; the activity of everyone on the page is read once for all rows. */
export function LatestChange({ row }: { row: ListedPerson }) {
  const { read, request, organisation } = useList()
  const today = useToday()
  const placeOf = ({ id: userId, organizationId: organisationId = organisation.id }: ListedPerson): DriverPlace => ({
    organisationId,
    userId,
  })
  const page = useListPage(read, request)?.data
  const { data: activities } = useRead(reads.activities(page?.items.map(placeOf) ?? []))
  const everyone = [...(activities?.values() ?? [])].flatMap((records) =>
    records === 'unread' ? [] : (records[0] ?? []),
  )
  const { byText } = useActivityNames(everyone, undefined)
  const records = activities?.get(activityKey(placeOf(row)))
  if (!records) return null
  if (records === 'unread') return <Text tone="muted">Couldn’t be read</Text>
  const [step] = activitySteps(records)
  const day = formatRecent(step?.record.createdAt, today)
  // The list shows drivers changed today or yesterday. An older entry isn't that change: new names and numbers aren't logged.
  if (!step || !['Today', 'Yesterday'].includes(day)) return <Text tone="muted">Not in the activity</Text>
  const when = `${day}, ${formatTime(step.record.createdAt)}`
  return (
    <>
      <Truncate>{activityTitle(step)}</Truncate>
      <Text as="div" size="12" tone="muted">
        <Truncate>{[byText(step.record), when].filter(Boolean).join(' · ')}</Truncate>
      </Text>
    </>
  )
}
