import { Card } from '../card/Card.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Columns } from './Columns.tsx'

export const guide = guideTo(Columns, {
  shownIn: 'Together/Layout',
  use: ['to place cards, tiles or halves of a page side by side, as many as fit'],
  instead: [
    ['The children are small and should wrap like words.', 'Inline'],
    ['They are rows of the same kind.', 'Table'],
  ],
  dos: example(
    <Columns of="tile" gap="3">
      <Card padding="4">One</Card>
      <Card padding="4">Two</Card>
    </Columns>,
    'The minimum width has a name, so the same columns appear everywhere.',
  ),
  donts: example(
    <Columns of="half" gap="3">
      <span>Name</span>
      <span>Ana Horvat</span>
    </Columns>,
    'Terms and their details are a description list, not columns.',
  ),
  keys: 'It only places its children.',
  accessibility: ['The order on screen is the order in the code, at every width and in every writing direction.'],
})
