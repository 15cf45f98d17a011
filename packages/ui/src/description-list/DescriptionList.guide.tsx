import { example, guideTo } from '../guide/guideTo.ts'
import { MaskedValue } from '../masked-value/MaskedValue.tsx'
import { DescriptionList } from './DescriptionList.tsx'

export const guide = guideTo(DescriptionList, {
  shownIn: 'Together/Facts and figures',
  use: ['for the facts about one thing: `rows` to read, `grid` to glance at'],
  instead: [
    ['It compares many things of the same kind.', 'Table'],
    ['It lists what happened, in order.', 'Timeline'],
  ],
  dos: example(
    <DescriptionList
      items={[
        { term: 'Driver ID', detail: '04 21 97' },
        { term: 'E-mail', detail: <MaskedValue /> },
      ]}
    />,
    "A hidden fact keeps its line, so that users see that it exists and that they can't see it.",
  ),
  donts: example(
    <DescriptionList items={[{ term: 'Phone number', detail: '-' }]} />,
    'A dash could be missing, hidden or not loaded: say which.',
  ),
  keys: 'It is read, not operated; for links in it, see their own page.',
  accessibility: ['A description list: screen readers announce the term before each detail.'],
})
