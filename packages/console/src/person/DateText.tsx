import { Text } from '@driver-trust/ui/text'
import { usePrinting } from '@driver-trust/ui/use-printing'
import { useToday } from '../host/useToday.ts'
import { formatDate, formatExactTime, formatRecent } from './formatDate.ts'

/** How many days ago it was within the last week, otherwise the date, as always on paper; the exact time is shown on hover. */
export function DateText({ iso }: { iso: string | undefined }) {
  const today = useToday()
  const isPaper = usePrinting()
  const exact = formatExactTime(iso)
  if (exact === undefined) return <Text tone="faint">Unknown</Text>
  return (
    <Text as="time" size="15" tabular dateTime={iso} title={exact}>
      {isPaper ? formatDate(iso) : formatRecent(iso, today)}
    </Text>
  )
}
