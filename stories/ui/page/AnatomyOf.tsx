import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import type { Anatomy } from '../../../tooling/review/anatomy.ts'
import { Section } from './Words.tsx'

const words: readonly Column<Anatomy['words'][number]>[] = [
  { id: 'name', header: 'Word', primary: true, cell: ({ name }) => <code>{name}</code> },
  { id: 'text', header: 'In English', cell: ({ text }) => text },
]

/** The parts of a primitive that has several, and the fixed words that it says. */
export function AnatomyOf({ name }: { name: string }) {
  const anatomy = review.anatomies[name]
  if (!anatomy) return null
  return (
    <>
      {anatomy.parts.length > 2 && (
        <Section title="Anatomy">
          <Inline gap="4">
            {anatomy.parts.map((part) => (
              <Text key={part.name}>
                {inWords(part.name)} <Text tone="muted">{part.element}</Text>
              </Text>
            ))}
          </Inline>
        </Section>
      )}
      {anatomy.words.length > 0 && (
        <Section title="Words">
          <p>
            <code>WordsProvider</code> says them in another language.
          </p>
          <Table caption="Words" columns={words} rows={anatomy.words} rowKey={(word) => word.name} density="compact" />
        </Section>
      )}
    </>
  )
}

/** "sortLabel" → "sort label". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
