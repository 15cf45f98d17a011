import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ContrastPair } from './tokenRows.ts'

/** The tightest of a token's contrasts; the others on demand. */
export function ContrastOf({ pairs }: { pairs: readonly ContrastPair[] }) {
  const byMargin = [...pairs].sort((one, other) => marginOf(one) - marginOf(other))
  const [tightest, ...others] = byMargin
  if (!tightest) return <Text tone="faint">none: decoration</Text>
  return (
    <Stack gap="1">
      <Line pair={tightest} />
      {others.length > 0 && (
        <details>
          <summary>
            <Text size="12">{others.length} more</Text>
          </summary>
          {others.map((each) => (
            <Line key={`${each.other} ${each.isOn}`} pair={each} />
          ))}
        </details>
      )}
    </Stack>
  )
}

function Line({ pair: { other, isOn, least, light, dark } }: { pair: ContrastPair }) {
  const isEnough = light >= least && dark >= least
  return (
    <Text as="p" size="12" tabular tone={isEnough ? 'default' : 'error'}>
      {isOn ? 'on' : 'under'} {other}: {light.toFixed(2)} · {dark.toFixed(2)} (needs {least})
    </Text>
  )
}

/** How much of its least contrast a pair has to spare in its worse theme. */
function marginOf({ light, dark, least }: ContrastPair): number {
  return Math.min(light, dark) / least
}
