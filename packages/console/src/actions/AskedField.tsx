import { Textarea } from '@driver-trust/ui/textarea'
import { FormRadioGroup } from '../form/FormChoice.tsx'
import { FormField } from '../form/FormField.tsx'
import type { ActionField } from './PersonAction.ts'

/** What an action asks: choices, or a text without them. */
export function AskedField({ name, label, options }: ActionField) {
  if (options) return <FormRadioGroup name={name} label={label} options={options} />
  return (
    <FormField name={name} label={label}>
      {(control) => <Textarea {...control} rows={4} />}
    </FormField>
  )
}
