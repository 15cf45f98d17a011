import { documentInSentence, signalOf, type Verdict, verdictGroupLabels } from '@driver-trust/domain/driver'
import { Signal } from '@driver-trust/ui/signal'
import { formatDay } from '../person/formatDate.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useJudged } from './JudgedContext.ts'
import { calm, urgent, verdictLine } from './lists.css.ts'

/** The sign and the reason; for a driver whom nothing stops, the next date on which a document expires. */
export function VerdictCell({ row }: { row: ListedPerson }) {
  const verdict = useJudged(row)?.verdict
  if (!verdict) return null
  const { group, reason, isSoon, isUndocumented, document } = verdict
  const isUrgent = group === 'cannot' || isSoon || isUndocumented
  const quiet = group === 'can' ? calm : undefined
  const next = document && `Next: ${documentInSentence(document.document)}, ${formatDay(document.deadline)}`
  return (
    <span className={verdictLine}>
      {signOf(verdict)}
      <span className={isUrgent ? urgent : quiet}>{reason || next}</span>
    </span>
  )
}

/** Whether a driver can drive, as a sign. */
export function RowSign({ row }: { row: ListedPerson }) {
  const verdict = useJudged(row)?.verdict
  return verdict && signOf(verdict)
}

function signOf(verdict: Verdict) {
  return <Signal aspect={signalOf(verdict)} size="16" label={verdictGroupLabels[verdict.group]} />
}
