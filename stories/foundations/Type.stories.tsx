import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { type FontSize, fontSize, fontWeight, vars } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component: `IBM Plex Sans for words and Barlow Semi Condensed for figures, in eleven sizes and four weights. Sizes are rem, so they follow the user's setting; figures are tabular wherever they are compared.`,
      },
    },
  },
})

const sizes = Object.keys(fontSize) as FontSize[] // Object.keys widens the keys to string
const names = ['Ana Horvat', 'Łukasz Wiśniewski', 'Nguyễn Thị Phương Thảo', 'Жанна Дубровська', 'Ελένη Παπαδοπούλου']

export const Scale = meta.story({
  tags: ['visual-dark'],
  render: () => (
    <Stack gap="5" style={{ padding: 24 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'baseline' }}>
          <Text size="12" tone="muted" tabular>
            {size} on {fontSize[size].line}
          </Text>
          <Text size={size}>Who cannot drive today, and why</Text>
        </div>
      ))}
      {(Object.keys(fontWeight) as (keyof typeof fontWeight)[]).map((weight) => (
        <div key={weight} style={{ display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'baseline' }}>
          <Text size="12" tone="muted">
            {weight} {fontWeight[weight]}
          </Text>
          <Text size="16" weight={weight}>
            Verified until 12 March 2026
          </Text>
        </div>
      ))}
    </Stack>
  ),
})

/** Rows with the same height and baseline in every script. */
export const Names = meta.story({
  render: () => (
    <Stack gap="0" style={{ padding: 24 }}>
      {names.map((name) => (
        <div
          key={name}
          style={{
            display: 'grid',
            gridTemplateColumns: '240px 96px',
            alignItems: 'center',
            blockSize: 44,
            borderBlockEnd: `1px solid ${vars.line.hairline}`,
          }}
        >
          <Text size="13">{name}</Text>
          <Text size="13" tabular>
            04 21 97
          </Text>
        </div>
      ))}
    </Stack>
  ),
})
