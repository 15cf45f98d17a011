import { Badge } from '@driver-trust/ui/badge'
import { Columns } from '@driver-trust/ui/columns'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Code } from '../../review/Code.tsx'
import type { Page } from './Page.ts'
import { withCode } from './Words.tsx'

type Examples = Page['guide']['dos']

export interface ExamplesProps {
  dos: Examples
  donts: Examples
  codes: readonly string[]
}

/** The dos and the don'ts side by side, live, each with its code. */
export function Examples({ dos, donts, codes }: ExamplesProps) {
  return (
    <Columns of="half" gap="6">
      <Side word="Do" tone="success" examples={dos} codes={codes} />
      <Side word="Don't" tone="error" examples={donts} codes={codes.slice(dos.length)} />
    </Columns>
  )
}

interface SideProps {
  word: string
  tone: 'success' | 'error'
  examples: Examples
  codes: readonly string[]
}

function Side({ word, tone, examples, codes }: SideProps) {
  return (
    <Stack gap="6">
      {examples.map(({ shown, because }, index) => (
        <Stack key={because} gap="2">
          <div>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <div style={{ ...STAGE, borderBlockStartColor: `var(--dt-tone-${tone}-solid)` }}>{shown}</div>
          <Text as="p">{withCode(because)}</Text>
          <Code code={codes[index] ?? ''} />
        </Stack>
      ))}
    </Stack>
  )
}

const STAGE = {
  padding: 24,
  border: '1px solid var(--dt-line-hairline)',
  borderBlockStart: '3px solid',
  borderRadius: 6,
  overflow: 'auto',
}
