import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Input } from '../input/Input.tsx'
import { type PhoneFormat, PhoneInput } from './PhoneInput.tsx'

const format: PhoneFormat = {
  countries: [
    { code: 'HR', name: 'Croatia', dialCode: '385' },
    { code: 'PL', name: 'Poland', dialCode: '48' },
  ],
  read: (text) => ({ shown: text, value: text, country: undefined }),
}
const load = () => Promise.resolve(format)

export const guide = guideTo(PhoneInput, {
  shownIn: 'Together/Form controls',
  use: ['for every phone number'],
  instead: [['It is a number, but not a phone number.', 'Input']],
  dos: example(
    <Field label="Phone number" hint="Paste it in any form.">
      {(control) => <PhoneInput {...control} defaultValue="91 234 567" load={load} defaultCountry="HR" />}
    </Field>,
    'Numbers can be pasted in any format; the country is recognised.',
  ),
  donts: example(
    <Input aria-label="Phone number" placeholder="+385 (91) 234-567" />,
    "A format to copy: users shouldn't have to know it.",
  ),
  keys: [
    ['digits', 'are grouped when typed at the end; elsewhere the caret stays in place'],
    ['Enter on the country code', 'opens the list of countries, with a search box'],
    ['Escape in the list of countries', 'closes it and returns to the code'],
  ],
  accessibility: ['Two controls: the country code, whose name includes the country, and the number.'],
  playground: { args: { 'aria-label': 'Phone number', defaultValue: '91 234 567', load, defaultCountry: 'HR' } },
})
