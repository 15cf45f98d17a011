import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Combobox } from './Combobox.tsx'

const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'HR', label: 'Croatia' },
  { value: 'DE', label: 'Germany', hint: 'Needs a VAT number.' },
  { value: 'NO', label: 'Norway', disabledReason: 'Not served yet.' },
  { value: 'PL', label: 'Poland' },
]

export const guide = guideTo(Combobox<string>, {
  use: ['for one of more than fifteen choices', 'with `onQuery` when a server does the filtering'],
  instead: [
    ['There are four to fifteen choices.', 'Select'],
    ['Any text is allowed.', 'Input'],
    ['It filters a list on the page.', 'SearchInput'],
  ],
  dos: example(
    <Field label="Country">{(control) => <Combobox {...control} options={countries} defaultValue="HR" />}</Field>,
    'Typing narrows the list, and the field has a label of its own.',
  ),
  donts: example(
    <Combobox aria-label="Role" options={countries.slice(0, 2)} />,
    'Two choices behind a text field: show them, as a RadioGroup.',
  ),
  keys: [
    ['letters', 'filter the list and highlight the first match'],
    ['Down arrow, Up arrow', 'go through the matches'],
    ['Enter', 'selects the highlighted one'],
    ['Escape', 'closes the list; again, clears the field'],
  ],
  accessibility: [
    'The ARIA pattern "combobox with a listbox": the focus stays in the field.',
    'Announces that options are loading, or that none match.',
  ],
  playground: { args: { 'aria-label': 'Country', options: countries, defaultValue: 'HR' } },
})
