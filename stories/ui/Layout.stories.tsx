import { Card } from '@driver-trust/ui/card'
import { Columns } from '@driver-trust/ui/columns'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  id: 'components-layout', // as links and screenshots have it
  title: 'Components/Together/Layout',
  component: Stack,
})

const gaps = ['1', '2', '3', '4', '6', '8', '12'] as const
const block = { inlineSize: 48, blockSize: 24, borderRadius: 4, background: 'var(--dt-accent-soft)' }

export const GapsAndColumns = meta.story({
  name: 'Gaps and columns',
  tags: ['visual-mobile'],
  render: () => (
    <Stack gap="8" style={{ padding: 24 }}>
      <Stack gap="3">
        <Heading level={2}>Inline and its gaps</Heading>
        {gaps.map((gap) => (
          <Inline key={gap} gap={gap}>
            <Text tabular size="12" tone="muted" style={{ inlineSize: 24 }}>
              {gap}
            </Text>
            <span style={block} />
            <span style={block} />
            <span style={block} />
          </Inline>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading level={2}>Columns and cards</Heading>
        <Columns of="narrow">
          {['One', 'Two', 'Three', 'Four'].map((name) => (
            <Card key={name} padding="5">
              {name}
            </Card>
          ))}
        </Columns>
        <Columns of="aside" gap="6">
          <Card>The page</Card>
          <Card>What is known about it</Card>
        </Columns>
      </Stack>
    </Stack>
  ),
})
