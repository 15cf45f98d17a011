import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Input } from '../input/Input.tsx'
import { FieldPair, FormLayout, FormSection } from './FormLayout.tsx'

export const guide = guideTo(FormLayout, {
  shownIn: 'Together/Form controls',
  use: [
    'around the sections of every form: one column, 560 px wide',
    'with FieldPair for two short fields that belong together',
  ],
  instead: [['It only shows facts.', 'DescriptionList']],
  dos: example(
    <FormLayout>
      <FormSection level={3} title="Contact" reason="We’ll only contact you about drivers.">
        <FieldPair>
          <Field label="First name">{(control) => <Input {...control} />}</Field>
          <Field label="Last name">{(control) => <Input {...control} />}</Field>
        </FieldPair>
      </FormSection>
      <Inline>
        <Button variant="primary">Save changes</Button>
      </Inline>
    </FormLayout>,
    'A heading, and a sentence that says why the form asks.',
  ),
  donts: example(
    <FieldPair>
      <Field label="E-mail">{(control) => <Input {...control} />}</Field>
      <Field label="VAT number">{(control) => <Input {...control} />}</Field>
    </FieldPair>,
    'Two columns of unrelated fields: users miss the second one.',
  ),
  keys: 'It only places the fields.',
  accessibility: ['A section is a group named by its heading.'],
})
