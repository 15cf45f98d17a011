import { example, guideTo } from '../guide/guideTo.ts'
import { Stack } from '../stack/Stack.tsx'
import { Text } from './Text.tsx'

export const guide = guideTo(Text, {
  use: ['for running text in a step of the scale', 'with `tabular` for figures that are compared'],
  instead: [
    ['It is a title.', 'Heading'],
    ["It is one line that doesn't fit.", 'Truncate'],
  ],
  dos: example(
    <Stack gap="1">
      <Text>Nguyễn Thị Phương Thảo</Text>
      <Text size="12" tone="muted">
        Invited on 12 Mar 2026
      </Text>
    </Stack>,
    'Size and tone show the hierarchy, and both are from the scale.',
  ),
  donts: example(
    <Text style={{ fontSize: 15, color: 'gray' }}>Ana Horvat</Text>,
    'A size and a colour of its own: wrong in the dark theme, and not on the scale.',
  ),
  accessibility: [
    'Every tone is readable on every surface: see Foundations/Tokens.',
    "Sizes follow the browser's font size.",
  ],
  playground: { args: { children: 'Nguyễn Thị Phương Thảo, Łukasz' } },
})
