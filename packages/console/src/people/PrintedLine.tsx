import { useData } from '@driver-trust/domain/data'
import { usePrinting } from '@driver-trust/ui/use-printing'
import { useViewer } from '../account/useViewer.ts'
import { formatMoment } from '../person/formatDate.ts'
import { printedBy } from '../person/printedBy.ts'

/** Only on paper: which list it is, and who printed it, when and where. */
export function PrintedLine({ words }: { words: readonly (string | false | undefined)[] }) {
  const isPrinting = usePrinting()
  const { clock } = useData()
  const { user } = useViewer()
  if (!isPrinting) return null
  return <p>{[...words, formatMoment(clock.now().toISOString()), ...printedBy(user)].filter(Boolean).join(' · ')}</p>
}
