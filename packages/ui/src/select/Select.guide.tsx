import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Select } from './Select.tsx'

const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'HR', label: 'Croatia' },
  { value: 'DE', label: 'Germany', hint: 'Needs a VAT number.' },
  { value: 'NO', label: 'Norway', disabledReason: 'Not served yet.' },
  { value: 'PL', label: 'Poland' },
]

export const guide = guideTo(Select<string>, {
  use: ['for a fixed set of choices that is short enough to read: four to fifteen'],
  instead: [
    ['There are two or three choices.', 'RadioGroup'],
    ['There are more than fifteen.', 'Combobox'],
    ['Several can be chosen.', 'Checkbox'],
    ['They are actions.', 'Menu'],
  ],
  dos: example(
    <Field label="Country">{(control) => <Select {...control} options={countries} defaultValue="HR" />}</Field>,
    "It's in a Field, which names it. A choice that can't be made stays, with its reason.",
  ),
  donts: example(
    <Select
      aria-label="Live statuses"
      options={[
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      defaultValue="on"
    />,
    'Two choices behind a click: a Switch shows both.',
  ),
  keys: [
    ['Enter, Space, Down arrow', 'opens the list at the current choice'],
    ['Down arrow, Up arrow, Home, End', 'go through the choices'],
    ['letters', 'go to the choice that starts with them, even while the list is closed'],
    ['Enter', 'selects it, closes the list and returns the focus'],
    ['Escape', 'closes it without changing anything'],
  ],
  accessibility: [
    "It doesn't compile without a name: an `id` (which Field gives it), `aria-label` or `aria-labelledby`.",
    'The ARIA pattern "combobox with a listbox"; a reason or hint is read with its option.',
    'The list is at most 320 px high and never wider than the window.',
  ],
  playground: { args: { 'aria-label': 'Country', options: countries, defaultValue: 'HR', disabled: false } },
})
