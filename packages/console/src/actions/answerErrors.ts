import { calls } from '@driver-trust/domain/http'
import { type FormErrors, validator } from '@driver-trust/domain/struct'
import type { ActionField } from './PersonAction.ts'

/** The answer's error by the rules of the call that sends it, which needs other fields too. */
export function answerErrors(field: ActionField | undefined, values: unknown): FormErrors {
  const payload = field && calls[field.call].payload
  const error = payload && validator(payload)(values)[field.name]
  return error ? { [field.name]: error } : {}
}
