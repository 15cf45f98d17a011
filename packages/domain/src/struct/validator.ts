import type { Failure, StructError } from 'superstruct'
import { invalidEntry, mandatory } from './textRule.ts'

/** The messages of a form by field, nested like its values; one about the form as a whole has the key ''. */
export type FormErrors = { [field: string]: FormError }

/** One message, or those of the fields or rows inside. */
type FormError = string | FormErrors | FormError[] | undefined

/** The part of a struct that calls and forms need; with the whole, structs of different types wouldn't be comparable. */
export interface Validating<T> {
  validate: (value: unknown, options: { coerce: boolean; mask: boolean }) => [StructError, undefined] | [undefined, T]
}

/** Returns a function from a form's values to the first message of each invalid field, `{}` if all are valid. */
export function validator(struct: Validating<unknown>): (values: unknown) => FormErrors {
  return (values) => {
    const [error] = struct.validate(values ?? {}, { coerce: true, mask: true })
    let errors: FormErrors = {}
    for (const failure of error?.failures() ?? []) {
      errors = withMessage(errors, failure.path.length > 0 ? failure.path : [''], textOf(failure))
    }
    return errors
  }
}

function withMessage(errors: FormErrors, [field, ...rest]: unknown[], text: string): FormErrors {
  const name = String(field)
  const existing = Object.hasOwn(errors, name) ? errors[name] : undefined
  return { ...errors, [name]: nestedMessage(existing, rest, text) }
}

function nestedMessage(existing: FormError, path: unknown[], text: string): FormError {
  if (typeof existing === 'string') return existing
  const [part, ...rest] = path
  if (part === undefined) return existing ?? text
  if (typeof part !== 'number')
    return withMessage(existing === undefined || Array.isArray(existing) ? {} : existing, path, text)
  const rows = Array.isArray(existing) ? existing.slice() : []
  rows[part] = nestedMessage(rows[part], rest, text)
  return rows
}

function textOf(failure: Failure & { isRule?: true }): string {
  if (failure.isRule) return failure.message
  return failure.value === undefined || failure.value === null || failure.value === '' ? mandatory : invalidEntry
}
