import { Text } from '@driver-trust/ui/text'
import { formatExactTime } from './formatDate.ts'
import { formatRecent } from './formatRecent.ts'

/** When something was: how many days ago in the last week, else the date; the exact time on hover. */
export function DateText({ iso }: { iso: string | undefined }) {
  const exact = formatExactTime(iso)
  if (exact === undefined) return <Text tone="faint">Unknown</Text>
  return (
    <Text as="time" size="13" tabular dateTime={iso} title={exact}>
      {formatRecent(iso)}
    </Text>
  )
}
