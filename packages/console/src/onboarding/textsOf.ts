import { isFields } from '@driver-trust/domain'

/** The texts of a form: what was begun, else what there is already, else nothing. */
export function textsOf<Form extends Record<string, string>>(empty: Form, present: unknown, draft: unknown): Form {
  const texts = Object.keys(empty).map((field) => [field, textIn(draft, field) ?? textIn(present, field) ?? ''])
  return Object.fromEntries(texts) as Form // the same keys
}

function textIn(fields: unknown, field: string): string | undefined {
  const text = isFields(fields) ? fields[field] : undefined
  return typeof text === 'string' ? text : undefined
}
