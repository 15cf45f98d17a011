import { example, guideTo } from '../guide/guideTo.ts'
import { Tag } from './Tag.tsx'

export const guide = guideTo(Tag, {
  shownIn: 'Together/Facts and figures',
  use: ['for a choice that was made and can be undone, such as a filter'],
  instead: [['It is the state of something.', 'Badge']],
  dos: example(
    <Tag kind="Status" onRemove={() => undefined}>
      Verified
    </Tag>,
    'It names the filter as well as its value.',
  ),
  donts: example(<Tag>Verified</Tag>, "A state that can't be removed: use a Badge."),
  keys: [
    ['Tab', 'reaches the button that removes it'],
    ['Enter, Space', 'removes it'],
  ],
  accessibility: ['Its button is named "Remove Status Verified", so several can be told apart.'],
})
