import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { fontSize } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'Nguyễn Thị Phương Thảo, Łukasz, Ωμέγα, Жанна' },
})

const sizes = Object.keys(fontSize) as (keyof typeof fontSize)[] // Object.keys widens the keys to string
const tones = ['default', 'muted', 'faint', 'accent', 'success', 'warning', 'error'] as const

export const SizesAndTones = meta.story({
  name: 'Sizes and tones',
  render: ({ children }) => (
    <Stack gap="3" style={{ padding: 24 }}>
      {sizes.map((size) => (
        <Text key={size} as="p" size={size}>
          {size} · {children}
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {tone} · {children}
        </Text>
      ))}
      <Text as="p" tabular>
        04 21 97 · 11 11 11 · 88 88 88
      </Text>
      <Heading level={1}>Heading of level 1</Heading>
      <Heading level={2}>Heading of level 2</Heading>
      <Heading level={3}>Heading of level 3</Heading>
      <Heading level={4}>Heading of level 4</Heading>
    </Stack>
  ),
})
