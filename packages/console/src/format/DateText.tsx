import { Text } from '@driver-trust/ui/text'
import { formatDate, formatExactTime } from './formatDate.ts'

/** A date in the one format of the product, with the exact time on hover. */
export function DateText({ iso }: { iso: string | undefined }) {
  const exact = formatExactTime(iso)
  if (exact === undefined) return <Text tone="faint">Unknown</Text>
  return (
    <Text as="time" size="13" tabular dateTime={iso} title={exact}>
      {formatDate(iso)}
    </Text>
  )
}
