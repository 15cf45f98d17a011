import { boolean, Struct } from 'superstruct'
import { absent, isFields, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'

/** The same struct of a person, whose hidden personal data is dropped before anything else is read. */
export function masked<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value, context) => struct.coercer(isFields(value) ? maskPersonalData(value) : value, context),
  })
}

/** The fields that make a person known. */
const personalFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** The literal that stands for an e-mail that the viewer may not see. */
const hiddenEmail = 'hidden'

/**
 * The answer's fields without what its reader may not see: all four personal fields when `isPersonalDataHidden`, the
 * e-mail alone when it is the word "hidden" (then `isEmailHidden`), so that no real value gets past the parser.
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

/** Says whether a person's e-mail is there or hidden on purpose, which is the only reason to miss. */
export function hasEmail(person: Reachable): boolean {
  return person.email !== undefined || person.isEmailHidden === true || person.isPersonalDataHidden === true
}

/** The fields that every person has, to be completed by a struct and wrapped in `masked`. */
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
