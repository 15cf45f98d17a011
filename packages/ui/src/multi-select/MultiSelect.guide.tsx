import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const statuses = ['Pending', 'Verified', 'In analysis', 'Red'].map((label) => ({ value: label, label }))

export const guide = guideTo(MultiSelect<string>, {
  use: ['as a filter, with a placeholder that says what an empty selection means'],
  instead: [
    ['There are two or three options.', 'Checkbox'],
    ['Only one can be chosen.', 'Select'],
  ],
  dos: [
    example(
      <Stateful<string[]> start={['Pending', 'Red']}>
        {(value, onChange) => (
          <MultiSelect
            aria-label="Statuses"
            placeholder="All statuses"
            options={statuses}
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>,
      'Nothing chosen means all of them, and the placeholder says so.',
    ),
  ],
  donts: [
    example(
      <Stateful<string[]> start={[]}>
        {(value, onChange) => (
          <MultiSelect
            aria-label="Statuses"
            placeholder="Choose…"
            options={statuses}
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>,
      '"Choose…" leaves open whether nothing or everything is shown.',
    ),
  ],
  keys: [
    ['Enter, Space, Down arrow', 'opens the list'],
    ['Enter, Space on a choice', 'selects or deselects it, and the list stays open'],
    ['Escape', 'closes the list'],
  ],
  accessibility: ['A listbox in which several options can be selected; the selection is part of the button.'],
  playground: {
    args: { 'aria-label': 'Statuses', placeholder: 'All statuses', options: statuses, value: ['Pending'], size: 'md' },
    holds: 'value',
  },
})
