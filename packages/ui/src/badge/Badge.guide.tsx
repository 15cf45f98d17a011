import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Badge } from './Badge.tsx'

export const guide = guideTo(Badge, {
  use: ['for the state of something, in its own word', 'with `plain` for its kind'],
  instead: [
    ['It can be clicked or removed.', 'Tag'],
    ['It explains what to do next.', 'InlineAlert'],
  ],
  dos: [
    example(
      <Inline gap="2">
        <Badge tone="success">Verified</Badge>
        <Badge tone="greyWarning">In analysis</Badge>
        <Badge tone="error">Red</Badge>
      </Inline>,
      'Word, shape and tone all say the same thing, so badges can be told apart without colour, in print and from two metres away.',
    ),
    example(
      <Badge bare tone="success">
        Verified
      </Badge>,
      "In a row, where a column of pills would be louder than the row's signal.",
    ),
    example(<Badge plain>Subcontractor</Badge>, 'A kind is not a state, so it has an outline and no shape.'),
  ],
  donts: example(
    <Inline gap="2">
      <Badge tone="success">New</Badge>
      <Badge tone="warning">Hamburg</Badge>
    </Inline>,
    'Tones as decoration: one that means something no longer stands out.',
  ),
  accessibility: ['The shape is hidden from screen readers: the word carries the meaning.'],
  playground: { args: { tone: 'success', children: 'Status' } },
})
