import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Input } from './Input.tsx'

export const guide = guideTo(Input, {
  use: ['for one line of text, inside a Field', 'with `tabular` for IDs, codes and other figures'],
  instead: [
    ['It filters what is shown.', 'SearchInput'],
    ['The text has several lines.', 'Textarea'],
    ['It is a phone number, a password or a code.', 'PhoneInput'],
  ],
  dos: example(
    <Field label="Organisation name">{(control) => <Input {...control} autoComplete="organization" />}</Field>,
    'A visible label, and `autoComplete`, so that the browser can fill it in.',
  ),
  donts: example(
    <Input aria-label="Driver ID" placeholder="e.g. 04 21 97, without spaces" />,
    'A rule in a placeholder: it is gone when it is needed. It belongs in the hint of the Field.',
  ),
  keys: [['Tab', "focuses it; all of the browser's own editing keys work"]],
  accessibility: [
    "It doesn't compile without a name: an `id` (which Field gives it), `aria-label` or `aria-labelledby`.",
    '`error` also marks it invalid for assistive technology.',
  ],
  playground: { args: { 'aria-label': 'Organisation name', placeholder: 'Organisation name' } },
})
