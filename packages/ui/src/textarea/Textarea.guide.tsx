import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Textarea } from './Textarea.tsx'

export const guide = guideTo(Textarea, {
  shownIn: 'Together/Form controls',
  use: ['for several lines of text', 'with `mono` for a table that is pasted'],
  instead: [
    ['One line is enough.', 'Input'],
    ['The rows are in a file.', 'FileDrop'],
  ],
  dos: example(
    <Field label="Rows" hint="Paste from a spreadsheet.">
      {(control) => <Textarea {...control} mono rows={3} />}
    </Field>,
    'It grows with its text, so all of it stays readable.',
  ),
  donts: example(
    <Textarea aria-label="First name" rows={1} />,
    'Enter would add a line to a first name instead of sending the form.',
  ),
  keys: [
    ['Tab', 'focuses it, and leaves it'],
    ['Enter', 'adds a line'],
  ],
  accessibility: ["Like an Input, it doesn't compile without a name."],
  playground: { args: { 'aria-label': 'Note', placeholder: 'Note', rows: 3 } },
})
