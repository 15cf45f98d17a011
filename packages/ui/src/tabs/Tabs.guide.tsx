import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'drivers', label: 'Drivers', count: 412 },
  { value: 'users', label: 'Users' },
]

export const guide = guideTo(Tabs<string>, {
  use: ['for parts of one page that have equal rank; keep the selection in the address'],
  instead: [
    ['They are pages.', 'SideNavigation'],
    ['They filter one list.', 'SegmentedControl'],
  ],
  dos: example(
    <Stateful start="drivers">
      {(value, onChange) => (
        <Tabs label="Lists" tabs={tabs} value={value} onChange={onChange}>
          {value}
        </Tabs>
      )}
    </Stateful>,
    'Short nouns, each with its count.',
  ),
  donts: example(
    <Stateful start="1">
      {(value, onChange) => (
        <Tabs
          label="Set-up"
          tabs={[
            { value: '1', label: '1. Profile' },
            { value: '2', label: '2. Organisation' },
          ]}
          value={value}
          onChange={onChange}
        >
          Step {value}
        </Tabs>
      )}
    </Stateful>,
    'Steps in a fixed order: use a Stepper.',
  ),
  keys: [
    ['Tab', 'moves to the selected tab, then into its panel'],
    ['Right arrow, Left arrow, Home, End', 'select another tab'],
  ],
  accessibility: [
    'The ARIA pattern "tabs"; arrow keys follow the writing direction.',
    "A tab's count is its description.",
  ],
  playground: { args: { label: 'Lists', tabs, value: 'drivers', children: 'The list' }, holds: 'value' },
})
