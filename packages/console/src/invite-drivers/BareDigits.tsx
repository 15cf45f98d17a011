import type { BareReading, ImportPreview } from '@driver-trust/domain/import'
import { groupedPhone } from '@driver-trust/domain/phone'
import { formatCount } from '@driver-trust/domain/text'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { RadioGroup } from '@driver-trust/ui/radio-group'

interface BareDigitsProps extends Pick<ImportPreview, 'rows' | 'rules' | 'country' | 'bare'> {
  onChoose: (bare: BareReading) => void
}

/** Asks how to read the numbers without a plus, if several lost it or can be read in two ways. A single one is asked about in its cell. */
export function BareDigits({ rows, rules, country, bare, onChoose }: BareDigitsProps) {
  const lost = rows.filter(({ lacksPlus }) => lacksPlus)
  const readings = lost.map(({ cells }) => rules.readings(cells.phoneNumber, country))
  const shown = readings.find(({ asWritten }) => asWritten !== undefined) ?? readings[0]
  if (!shown || (lost.length < 2 && bare === undefined)) return null
  const numbers = rows.filter(({ cells }) => cells.phoneNumber !== '').length
  const options = (['withPlus', 'asWritten'] as const).flatMap((value) => {
    const example = shown[value]
    return example === undefined ? [] : [{ value, label: labels[value], hint: `Such as ${groupedPhone(example)}` }]
  })
  return (
    <InlineAlert tone="warning" title={titleOf([lost.length, numbers], bare)}>
      <RadioGroup label="What are they?" options={options} value={bare ?? null} onChange={onChoose} />
    </InlineAlert>
  )
}

const labels: Record<BareReading, string> = {
  withPlus: 'Numbers with a country code that have lost their plus',
  asWritten: 'Numbers of the default country, as written there',
}

function titleOf([lost, all]: readonly [number, number], bare: BareReading | undefined): string {
  const some = `${formatCount(lost)} of ${formatCount(all)} numbers`
  if (bare === undefined)
    return `${some} have no plus and could be somebody else’s. They aren’t sent until you say what they are.`
  if (bare === 'asWritten') return `${some} have no plus and are read as numbers of the default country.`
  return `${some} have lost their plus and are read with it.`
}
