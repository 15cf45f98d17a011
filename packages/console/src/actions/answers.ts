import { calls } from '@driver-trust/domain/http'
import { type FormErrors, validator } from '@driver-trust/domain/struct'
import type { ActionField, AskedAction, PersonAction } from './PersonAction.ts'

/** The answer's error by the rules of the call that sends it, which needs other fields too. */
export function answerErrors(field: ActionField | undefined, values: unknown): FormErrors {
  const payload = field && calls[field.call].payload
  const error = payload && validator(payload)(values)[field.name]
  return error ? { [field.name]: error } : {}
}

/** The field of an action with a form; undefined for one that is only confirmed. */
export const fieldOf = (action: AskedAction<never>) => ('field' in action ? action.field : undefined)

/** The answer that the row has already, if the action has a form. */
export const presentIn = <Row>(action: AskedAction<Row>, row: Row) =>
  'field' in action ? action.presentIn?.(row) : undefined

/** The action that a form's values choose, or the one that asks nothing; undefined while there is no answer. */
export function chosenIn<Row>(action: AskedAction<Row>, values: Record<string, string>): PersonAction<Row> | undefined {
  if (!('field' in action)) return action
  const answer = values[action.field.name]
  return answer ? action.choose(answer) : undefined
}
