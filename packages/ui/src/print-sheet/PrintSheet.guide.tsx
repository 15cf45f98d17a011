import { Badge } from '../badge/Badge.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { PrintSheet } from './PrintSheet.tsx'

export const guide = guideTo(PrintSheet, {
  use: ['beside a page that people print; the page itself goes into ScreenOnly'],
  instead: [['It is shown on screen.', 'Card']],
  dos: example(
    <PrintSheet isPreview>
      <Stack gap="2">
        <Text weight="semibold">Ana Horvat</Text>
        <Badge tone="success">Verified</Badge>
      </Stack>
    </PrintSheet>,
    'One page, black on white, even in the dark theme; the badge keeps its shape.',
  ),
  donts: example(
    <Stack gap="2">
      <Text tone="success">Ana Horvat</Text>
    </Stack>,
    'Only the colour says "Verified", and on paper it is grey.',
  ),
  accessibility: ['Hidden on screen and from screen readers, unless it is previewed.'],
  playground: { args: { isPreview: true, children: 'Ana Horvat' } },
})
