import {
  type DatedDocument,
  documentSentence,
  isVerifiedExpired,
  statusLabel,
  statusReason,
  statusTone,
} from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Text } from '@driver-trust/ui/text'
import { formatDay } from '../person/formatDate.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { Explained } from './Explained.tsx'
import { useJudged } from './JudgedContext.ts'
import { expired, lines } from './lists.css.ts'

interface CellProps {
  row: ListedPerson
}

/** The status, and whether a document stops the driver in spite of it. */
export function DeadlineStatus({ row }: CellProps) {
  const { status } = row
  const verdict = useJudged(row)?.verdict
  return (
    <Explained reason={statusReason(status)}>
      <Badge bare tone={statusTone(status)}>
        {statusLabel(status)}
      </Badge>
      {verdict && isVerifiedExpired({ driver: row, verdict }) && (
        <Badge bare tone="error" className={expired}>
          Expired document
        </Badge>
      )}
    </Explained>
  )
}

/** One line for each document, with its exact date. */
export function DeadlineDocuments({ row }: CellProps) {
  const { documents = [] } = useJudged(row) ?? {}
  return (
    <span className={lines}>
      {documents.map((each) => (
        <Text key={each.document} size="13" tone={toneOf(each.tone)}>
          <span>{documentSentence(each)}</span>
          {each.days !== undefined && (
            <Text size="12" tone="muted">
              <span> · </span>
              <Text size="12" tabular>
                {formatDay(each.deadline)}
              </Text>
            </Text>
          )}
        </Text>
      ))}
    </span>
  )
}

function toneOf(tone: DatedDocument['tone']): 'error' | 'warning' | 'muted' {
  if (tone === 'neutral') return 'muted'
  return tone === 'error' ? 'error' : 'warning'
}
