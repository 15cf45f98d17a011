import { Struct } from 'superstruct'
import { isFields } from '../struct/isFields.ts'
import { maskPersonalData } from './maskPersonalData.ts'

/** The same struct of a person, whose hidden personal data is dropped before anything else is read (spec, section 3). */
export function masked<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value, context) => struct.coercer(isFields(value) ? maskPersonalData(value) : value, context),
  })
}
