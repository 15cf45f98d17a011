import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
import { SearchInput } from './SearchInput.tsx'

export const guide = guideTo(SearchInput, {
  shownIn: 'Together/Form controls',
  use: ['to filter what is on the page as the user types'],
  instead: [
    ['It chooses a value.', 'Combobox'],
    ['It searches everywhere.', 'CommandPalette'],
  ],
  dos: [
    example(
      <Stateful start="Horvat">
        {(value, onChange) => (
          <SearchInput label="Last name" placeholder="Last name" value={value} onChange={onChange} />
        )}
      </Stateful>,
      'It says what it searches.',
    ),
  ],
  donts: [
    example(
      <Stateful start="">
        {(value, onChange) => <SearchInput label="Search" placeholder="Search…" value={value} onChange={onChange} />}
      </Stateful>,
      'Names, e-mail addresses or IDs? Users have to guess.',
    ),
  ],
  keys: [
    ['letters', 'filter immediately'],
    ['Escape', 'clears it'],
  ],
  accessibility: ['A search box, named by its label. The list below says how many match.'],
  playground: { args: { label: 'Last name', placeholder: 'Last name', value: 'Horvat', size: 'md' }, holds: 'value' },
})
