import { Checkbox } from '../checkbox/Checkbox.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Input } from '../input/Input.tsx'
import { Field } from './Field.tsx'

export const guide = guideTo(Field, {
  use: ['around every control of a form; spread its props on the control', 'with `dense` in toolbars and filters'],
  instead: [
    ['The control has a label of its own.', 'Checkbox'],
    ['It is a group of choices.', 'RadioGroup'],
  ],
  dos: [
    example(
      <Field label="VAT number" hint="Starts with two letters, such as DE." required>
        {(control) => <Input {...control} />}
      </Field>,
      'The example is a hint, so it stays visible while the user types.',
    ),
    example(
      <Field label="VAT number" error="Enter a VAT number, such as DE123456789.">
        {(control) => <Input {...control} defaultValue="12" variant="error" />}
      </Field>,
      'The error says how to fix it. Its line was reserved, so nothing moves.',
    ),
  ],
  donts: [
    example(
      <Input aria-label="VAT number" placeholder="VAT number" />,
      'A placeholder as the label: it is gone as soon as the user types.',
    ),
    example(
      <Field label="Subcontractor">{({ id }) => <Checkbox id={id} label="Yes" />}</Field>,
      'Two labels for one box.',
    ),
  ],
  keys: [['Tab', 'goes to the control, never to the label or the hint']],
  accessibility: [
    'The label names the control, and clicking it focuses the control.',
    'Hint and error are the description; an error also marks the control invalid.',
  ],
})
