import type { Struct } from 'superstruct'
import { parseAs } from '../struct/parseAs.ts'
import type { Answer, NamedFile } from './Call.ts'

/** A JSON answer that must match its struct. */
export function jsonAnswer<T, S>(name: string, struct: Struct<T, S>): Answer<T> {
  return {
    as: 'json',
    name,
    parse: (value) => parseAs(name, struct, value),
    struct: struct as Struct<unknown, unknown>,
  }
}

/** A JSON answer with a parser of its own, for shapes that no struct can hold. */
export function parsedAnswer<T>(name: string, parse: (value: unknown) => T): Answer<T> {
  return { as: 'json', name, parse }
}

/** Any 2xx is success and its body is ignored. */
export const noAnswer: Answer<void> = { as: 'nothing', name: 'nothing', parse: () => undefined }

/** A file. */
export const fileAnswer: Answer<NamedFile> = {
  as: 'file',
  name: 'file',
  parse: (value) => value as NamedFile, // sendCall makes it, no server's word is in it
}
