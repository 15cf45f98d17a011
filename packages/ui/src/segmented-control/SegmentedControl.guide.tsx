import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
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
  dos: [
    example(
      <Stateful start="active">
        {(value, onChange) => <SegmentedControl label="Show" options={lists} value={value} onChange={onChange} />}
      </Stateful>,
      'Short words of equal weight, each with its count.',
    ),
  ],
  donts: [
    example(
      <Stateful start="all">
        {(value, onChange) => (
          <SegmentedControl
            label="Show"
            options={[
              { value: 'all', label: 'All of the drivers of this organisation' },
              { value: 'own', label: 'Only those that I have invited myself' },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>,
      "Sentences: they wrap at 200% zoom and can't be compared at a glance.",
    ),
  ],
  keys: [
    ['Tab', 'goes to the selected segment'],
    ['Arrow keys', 'select the next or previous segment'],
  ],
  accessibility: ["The browser's own radio buttons, in a group that is named by `label`."],
  playground: { args: { label: 'Show', options: lists, value: 'active', size: 'md' }, holds: 'value' },
})
