import { reads, useRead } from '@driver-trust/domain/data'
import { deadlineClause, deadlineDocumentLabels, documentsByUrgency } from '@driver-trust/domain/driver'
import { localDay } from '@driver-trust/domain/text'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Text } from '@driver-trust/ui/text'
import { formatDay } from '../../../DateText.tsx'
import { cell } from './deadlines.css.ts'

/** The most urgent of a driver's documents. It loads on its own, and never blocks or fails the list around it. */
export function NextDeadlineCell({ driver }: { driver: { id: string } }) {
  const { data, error } = useRead(reads.deadlines(driver.id))
  if (!data) return error ? <Text tone="faint">Not loaded</Text> : <Skeleton width="80%" />
  const [next] = documentsByUrgency(data.deadlines, localDay(new Date()))
  if (!next) return '–'
  const name = deadlineDocumentLabels[next.document]
  if (next.group === 'missing') return <Text tone="faint">No dates</Text>
  const clause = deadlineClause(next)
  return (
    <span className={cell} title={[clause, formatDay(next.deadline)].filter(Boolean).join(' · ')}>
      <Text size="13">{name}</Text>
      <Text size="12" tone={next.tone === 'error' || next.tone === 'warning' ? next.tone : 'muted'} tabular>
        {`${clause.charAt(0).toUpperCase()}${clause.slice(1)}`}
      </Text>
    </span>
  )
}
