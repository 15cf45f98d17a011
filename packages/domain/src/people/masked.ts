import { boolean, Struct } from 'superstruct'
import { absent, isFields, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'

/** What files and printouts say in place of what is masked. */
export const HIDDEN = 'Hidden'

/** The same struct of a person, dropping masked personal data before anything else is read (contract 3.2). */
export function masked<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value, context) => struct.coercer(isFields(value) ? maskPersonalData(value) : value, context),
  })
}

/** The fields that masking removes. */
const personalFields: readonly string[] = ['firstName', 'lastName', 'email', 'phoneNumber']

/** True for what masking removes, which also can't be filtered by where everyone is masked (contract 3.2.5). */
export const isPersonalField = (name: string) => personalFields.includes(name)

/** The literal in place of an e-mail that the viewer can't see. */
const hiddenEmail = 'hidden'

/**
 * Removes what the viewer can't see: all personal fields if `isPersonalDataHidden`, only the e-mail if it is the word
 * "hidden" (which sets `isEmailHidden`). No real value gets past the parser.
 */
export function maskPersonalData(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const masked: Record<string, unknown> = { ...fields }
  if (own(fields, 'isPersonalDataHidden') === true) for (const field of personalFields) masked[field] = undefined
  const isEmailHidden = own(fields, 'isEmailHidden') === true || own(fields, 'email') === hiddenEmail
  if (isEmailHidden) masked.email = undefined
  masked.isEmailHidden = isEmailHidden ? true : undefined
  return masked
}

function own(fields: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

type Reachable = {
  email?: string | undefined
  isEmailHidden?: boolean | undefined
  isPersonalDataHidden?: boolean | undefined
}

/** True if the person has an e-mail or it is masked, the only reason for it to be missing. */
export function hasEmail(person: Reachable): boolean {
  return person.email !== undefined || person.isEmailHidden === true || person.isPersonalDataHidden === true
}

/** The fields that every person has, for a struct to complete and wrap in `masked`. */
export const personFields = {
  id: uuid(),
  email: absent(shownText()),
  isEmailHidden: absent(boolean()),
  phoneNumber: absent(shownText()),
  firstName: absent(shownText()),
  lastName: absent(shownText()),
  isPersonalDataHidden: absent(boolean()),
  createdAt: absent(shownText()),
  updatedAt: absent(shownText()),
}
