import {
  type DatedDocument,
  type DeadlineDocument,
  deadlineDocumentLabels,
  documentSentence,
  isVerifiedExpired,
  statusLabel,
  statusReason,
  statusTone,
} from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Text } from '@driver-trust/ui/text'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { formatDay } from '../person/formatDate.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { Explained } from './Explained.tsx'
import { useJudged } from './JudgedContext.ts'
import { date, fine, marks } from './lists.css.ts'

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
      {verdict && isVerifiedExpired({ driver: row, verdict }) && <VisuallyHidden>Expired document</VisuallyHidden>}
    </Explained>
  )
}

/** A document's date with its sign; on a phone the first column has all that need attention. */
export function DeadlineCell({ row, document }: CellProps & { document: DeadlineDocument }) {
  const isPhone = useMedia(media.phone)
  const { documents = [], every = [] } = useJudged(row) ?? {}
  if (!isPhone) return every.map((each) => each.document === document && <DocumentDate key={document} of={each} />)
  return (
    <span className={marks}>
      {documents.map((each) => (
        <DocumentDate key={each.document} of={each} isNamed />
      ))}
    </span>
  )
}

/** "18 Oct 2026" with a sign and in its tone if it needs attention, or that there is none; read out as a sentence. */
function DocumentDate({ of, isNamed = false }: { of: DatedDocument; isNamed?: boolean }) {
  const { document, days, deadline, label, tone, group } = of
  const shown = days === undefined ? label : formatDay(deadline)
  const sentence = documentSentence(of)
  const named = group === 'missing' ? sentence : `${deadlineDocumentLabels[document]} ${shown}`
  return (
    <>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {group === 'fine' ? (
        <Text size="13" tone="muted" tabular aria-hidden="true" className={fine}>
          {shown}
        </Text>
      ) : (
        <Badge bare tone={tone} aria-hidden="true" className={days === undefined ? undefined : date}>
          {isNamed ? named : shown}
        </Badge>
      )}
    </>
  )
}
