import type { Struct } from 'superstruct'
import { parseAs } from '../../struct/parseAs.ts'
import { isUuid } from '../../struct/shape.ts'
import type { Validating } from '../../struct/validator.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How an answer is read: `json` by its struct (or its own parser), `file` as bytes with a name, `nothing` ignored. */
export type Answer<T> =
  | { as: 'json'; name: string; parse: (value: unknown) => T; struct?: Struct<unknown, unknown> }
  | { as: 'file' | 'nothing'; name: string; parse: (value: unknown) => T }

/** One row of the table of calls. */
export interface Call<Path extends string = string, Payload = unknown, Result = unknown> {
  method: Method
  path: Path
  summary: string
  /** Where the payload goes. */
  carrier?: 'query' | 'json' | 'form' | 'multipart'
  payload?: Validating<Payload>
  answer: Answer<Result>
  /** `session`: the stored bearer, refreshed once on a 401. `none`: no header. `given`: the caller's own, never refreshed. */
  authorization?: 'session' | 'none' | 'given'
  /** What certain statuses of this call mean. */
  meanings?: Readonly<Record<number, string>>
}

/** A file under the name that the server gave it. */
export interface NamedFile {
  name: string
  content: Blob
}

/** The path's parameters and the payload's fields in one object. */
export type InputOf<C> =
  C extends Call<infer Path, infer Payload, unknown>
    ? { [Name in PathParameter<Path>]: string } & (unknown extends Payload ? unknown : Payload)
    : never

export type ResultOf<C> = C extends Call<string, infer _Payload, infer Result> ? Result : never

/** Any 2xx is a success and its body is ignored, unless it is a web page (contract 3.1.4). */
const noAnswer: Answer<void> = { as: 'nothing', name: 'Done', parse: () => undefined }

interface Described<Payload, Result> extends Partial<Omit<Call<string, Payload, Result>, 'method' | 'path'>> {
  summary: string
}

/** Rows of one method. A payload goes into the query of a GET and into a JSON body of any other, unless the row says where. */
function rowsOf(method: Method) {
  return <const Path extends string, Payload = unknown, Result = void>(
    path: Path,
    { payload, carrier = method === 'GET' ? 'query' : 'json', answer, ...rest }: Described<Payload, Result>,
  ): Call<Path, Payload, Result> => ({
    method,
    path,
    ...(payload && { payload, carrier }),
    answer: answer ?? (noAnswer as Answer<Result>), // without an answer, the result is void
    ...rest,
  })
}

export const get = rowsOf('GET')
export const post = rowsOf('POST')
export const patch = rowsOf('PATCH')
export const remove = rowsOf('DELETE')

/** Method and path template, which is how errors and logs name a call. */
export function callLabel({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** A JSON answer that must match its struct. */
export function jsonAnswer<T, S>(name: string, struct: Struct<T, S>): Answer<T> {
  return {
    as: 'json',
    name,
    parse: (value) => parseAs(name, struct, value),
    struct: struct as Struct<unknown, unknown>,
  }
}

/** A JSON answer with its own parser, for shapes that no struct can describe. */
export function parsedAnswer<T>(name: string, parse: (value: unknown) => T): Answer<T> {
  return { as: 'json', name, parse }
}

export const fileAnswer: Answer<NamedFile> = {
  as: 'file',
  name: 'file',
  parse: (value) => value as NamedFile, // sendCall creates it; nothing in it is the server's
}

/** The names between braces in a path template. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** The parameter names of a path template, in order. */
export function pathParameters(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** Ids that aren't UUIDs: the server chooses the names of batches. */
const OTHERS: Readonly<Record<string, RegExp>> = { batchId: /^[\w-]{1,128}$/ }

/**
 * The path with its parameters filled in. Throws a RangeError for an id that isn't a UUID, so that no crafted id
 * reaches another path.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!isId(name, value))
      throw new RangeError(
        `${template} needs a UUID as "${name}": take the id of a loaded record, not text of an address.`,
      )
    return encodeURIComponent(value)
  })
}

function isId(name: string, value: unknown): value is string {
  const pattern = OTHERS[name]
  return pattern ? typeof value === 'string' && pattern.test(value) : isUuid(value)
}
