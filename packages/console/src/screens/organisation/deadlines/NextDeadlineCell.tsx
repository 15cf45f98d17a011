import { deadlineClause, deadlineDocumentLabels, documentsByUrgency, localDay } from '@driver-trust/domain'
import { useDeadlines } from '@driver-trust/domain/data'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Text } from '@driver-trust/ui/text'
import { formatDay } from '../../../DateText.tsx'
import { cell } from './deadlines.css.ts'

/** The most urgent of a driver's documents. It loads on its own, and never blocks or fails the list around it. */
export function NextDeadlineCell({ driver }: { driver: { id: string } }) {
  const { data, error } = useDeadlines(driver.id)
  if (!data) return error ? <Text tone="faint">Not loaded</Text> : <Skeleton width="80%" />
  const [next] = documentsByUrgency(data.deadlines, localDay(new Date()))
  if (!next) return '–'
  const name = deadlineDocumentLabels[next.document]
  if (next.days === undefined) return <Text tone="faint">No dates</Text>
  return (
    <span className={cell}>
      <Text size="13" tone={next.tone === 'error' || next.tone === 'warning' ? next.tone : 'default'}>
        {`${name} ${deadlineClause(next)}`}
      </Text>
      <Text size="12" tone="muted" tabular>
        {formatDay(next.deadline)}
      </Text>
    </span>
  )
}
