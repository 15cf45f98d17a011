import { FormField } from './FormField.tsx'
import { OrganisationInput } from './OrganisationInput.tsx'

/** One of the organisations in view, in a form. */
export function FormOrganisation({ name, label }: { name: string; label: string }) {
  return (
    <FormField name={name} label={label}>
      {({ name: _name, ...control }) => <OrganisationInput {...control} />}
    </FormField>
  )
}
