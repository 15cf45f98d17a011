import { example, guideTo } from '../guide/guideTo.ts'
import { SearchInput } from './SearchInput.tsx'

export const guide = guideTo(SearchInput, {
  shownIn: 'Together/Form controls',
  use: ['to filter what is on the page as the user types'],
  instead: [
    ['It chooses a value.', 'Combobox'],
    ['It searches everywhere.', 'CommandPalette'],
  ],
  dos: example(
    <SearchInput label="Last name" placeholder="Last name" defaultValue="Horvat" />,
    'It says what it searches.',
  ),
  donts: example(
    <SearchInput label="Search" placeholder="Search…" />,
    'Names, e-mail addresses or IDs? Users have to guess.',
  ),
  keys: [
    ['letters', 'filter immediately'],
    ['Escape', 'clears it'],
  ],
  accessibility: ['A search box, named by its label. The list below says how many match.'],
})
