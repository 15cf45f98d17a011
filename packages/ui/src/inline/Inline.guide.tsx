import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from './Inline.tsx'

export const guide = guideTo(Inline, {
  shownIn: 'Together/Layout',
  use: ['to place a few things in a row, with equal gaps'],
  instead: [
    ['They are stacked vertically.', 'Stack'],
    ['They are cards or tiles that share the width.', 'Columns'],
  ],
  dos: example(
    <Inline gap="2">
      <Button size="sm">Discard</Button>
      <Button size="sm" variant="primary">
        Save changes
      </Button>
    </Inline>,
    'A gap from the scale, and a row that wraps when it runs out of space.',
  ),
  donts: example(
    <Inline gap="2" wrap={false} style={{ inlineSize: 120, overflow: 'hidden' }}>
      <Badge tone="success">Verified</Badge>
      <Badge plain>Subcontractor</Badge>
    </Inline>,
    'Without wrapping, something is cut off at 200% zoom.',
  ),
  keys: 'It only places its children.',
  accessibility: ['The order on screen is the order in the code; in right-to-left text the row is mirrored.'],
})
