import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { EmptyState } from './EmptyState.tsx'

export const guide = guideTo(EmptyState, {
  use: ['in place of a list that has nothing to show, with the one next step'],
  instead: [
    ['The list is still loading.', 'Skeleton'],
    ["It couldn't be loaded.", 'ErrorPanel'],
  ],
  dos: [
    example(
      <EmptyState
        title="No drivers yet"
        description="Drivers appear here once they accept their invitation."
        action={<Button size="sm">Invite driver</Button>}
      />,
      'It says what will be here and offers the next step.',
    ),
    example(
      <EmptyState kind="no-results" title="No driver matches" action={<Button size="sm">Clear filters</Button>} />,
      'No matches is a different reason from no data, so it looks different.',
    ),
  ],
  donts: example(<EmptyState title="Oops, nothing to see here!" />, 'It neither says why nor offers a way on.'),
  keys: 'It is read, not operated; for the button in it, see Button.',
  accessibility: ['The drawing is decoration; the title is text in reading order.'],
})
