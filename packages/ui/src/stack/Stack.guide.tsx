import { Badge } from '../badge/Badge.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { Stack } from './Stack.tsx'

export const guide = guideTo(Stack, {
  shownIn: 'Together/Layout',
  use: ['to stack things vertically, with equal gaps'],
  instead: [
    ['They are in a row.', 'Inline'],
    ['They are the sections of a form.', 'FormLayout'],
  ],
  dos: example(
    <Stack gap="2">
      <Text>Ana Horvat</Text>
      <Badge tone="success">Verified</Badge>
    </Stack>,
    'The parent owns the gap: no primitive has a margin.',
  ),
  donts: example(
    <Stack gap="0">
      <Text style={{ marginBlockEnd: 7 }}>Ana Horvat</Text>
      <Badge tone="success">Verified</Badge>
    </Stack>,
    "A margin that isn't on the scale.",
  ),
  keys: 'It only places its children.',
  accessibility: ['`as="ul"` with `role="list"` makes it a list.'],
})
