import { example, guideTo } from '../guide/guideTo.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const lists = [
  { value: 'active', label: 'Active', count: 412 },
  { value: 'banned', label: 'Banned' },
]

export const guide = guideTo(SegmentedControl<string>, {
  shownIn: 'Together/Choices',
  use: ['for a choice of two or three short words that immediately changes what is shown'],
  instead: [
    ['There are four or more.', 'Select'],
    ['It is part of a form.', 'RadioGroup'],
    ['They are parts of a page.', 'Tabs'],
  ],
  dos: example(
    <SegmentedControl label="Show" options={lists} defaultValue="active" />,
    'Short words of equal weight, each with its count.',
  ),
  donts: example(
    <SegmentedControl
      label="Show"
      options={[
        { value: 'all', label: 'All of the drivers of this organisation' },
        { value: 'own', label: 'Only those that I have invited myself' },
      ]}
      defaultValue="all"
    />,
    "Sentences: they wrap at 200% zoom and can't be compared at a glance.",
  ),
  keys: [
    ['Tab', 'goes to the selected segment'],
    ['Arrow keys', 'select the next or previous segment'],
  ],
  accessibility: ["The browser's own radio buttons, in a group that is named by `label`."],
})
