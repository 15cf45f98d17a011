import { Text } from '@driver-trust/ui/text'
import type { ContrastPair } from './tokenRows.ts'

/** A token's contrasts, the tightest first. */
export function ContrastOf({ pairs }: { pairs: readonly ContrastPair[] }) {
  if (pairs.length === 0) return <Text tone="faint">none: decoration</Text>
  const byMargin = [...pairs].sort((one, other) => marginOf(one) - marginOf(other))
  return byMargin.map((pair) => <Line key={`${pair.other} ${pair.isOn}`} pair={pair} />)
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
