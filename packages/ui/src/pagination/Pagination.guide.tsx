import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Pagination } from './Pagination.tsx'

export const guide = guideTo(Pagination, {
  use: ['below a list whose order is stable'],
  instead: [['They are the steps of a task.', 'Stepper']],
  dos: example(
    <Pagination page={2} pageCount={21} hrefOf={(page) => `#page=${page}`} />,
    'Every page is a real link, so it can be opened in a new tab, copied and sent.',
  ),
  donts: example(
    <Inline gap="2">
      <Button size="sm">Previous</Button>
      <Button size="sm">Next</Button>
    </Inline>,
    'Buttons without addresses, and no sign of how many pages there are.',
  ),
  keys: [
    ['Tab', 'goes from link to link, skipping a disabled end'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['A navigation landmark; the current page is marked with `aria-current`.'],
})
