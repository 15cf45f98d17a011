import { useData } from '@driver-trust/domain/data'
import { usePrinting } from '../page/usePrinting.ts'
import { formatMoment } from '../person/formatDate.ts'
import { usePrintedBy } from '../person/usePrintedBy.ts'

/** Only on paper: which list it is, and who printed it, when and where. */
export function PrintedLine({ words }: { words: readonly (string | false | undefined)[] }) {
  const isPrinting = usePrinting()
  const { clock } = useData()
  const printedBy = usePrintedBy()
  if (!isPrinting) return null
  return <p>{[...words, formatMoment(clock.now().toISOString()), ...printedBy].filter(Boolean).join(' · ')}</p>
}
