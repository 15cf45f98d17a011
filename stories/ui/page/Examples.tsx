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
  const all = [
    ...dos.map((each) => ({ ...each, isGood: true })),
    ...donts.map((each) => ({ ...each, isGood: false })),
  ].map((each, index) => ({ ...each, code: codes[index] ?? '' }))
  return (
    <Columns of="half" gap="6">
      {[true, false].map((isGood) => (
        <Stack key={String(isGood)} gap="6">
          {all
            .filter((each) => each.isGood === isGood)
            .map(({ example, because, code }) => (
              <Stack key={because} gap="2">
                <div>
                  <Badge tone={isGood ? 'success' : 'error'}>{isGood ? 'Do' : "Don't"}</Badge>
                </div>
                <div style={{ ...STAGE, borderBlockStartColor: LINES[isGood ? 'good' : 'bad'] }}>{example}</div>
                <Text as="p">{withCode(because)}</Text>
                <Code code={code} />
              </Stack>
            ))}
        </Stack>
      ))}
    </Columns>
  )
}

const LINES = { good: 'var(--dt-tone-success-solid)', bad: 'var(--dt-tone-error-solid)' }

const STAGE = {
  padding: 24,
  border: '1px solid var(--dt-line-hairline)',
  borderBlockStart: '3px solid',
  borderRadius: 6,
  overflow: 'auto',
}
