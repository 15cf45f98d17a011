import { calls } from '@driver-trust/domain/http'
import { type FormErrors, validator } from '@driver-trust/domain/struct'
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

/** The answer's error by the rules of the call that sends it, which needs other fields too. */
export function answerErrors(asks: ActionField | undefined, values: unknown): FormErrors {
  const payload = asks && calls[asks.call].payload
  const error = payload && validator(payload)(values)[asks.name]
  return error ? { [asks.name]: error } : {}
}

/** The answer in a form's values; empty if the action asks nothing. */
export function answerIn(asks: ActionField | undefined, values: Record<string, string>): string {
  return (asks && values[asks.name]) ?? ''
}
