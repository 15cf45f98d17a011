import type { Struct, StructError } from 'superstruct'
import { parseAs } from '../../struct/parseAs.ts'
import { isUuid } from '../../struct/shape.ts'

/** The methods that calls use. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Where the payload travels. */
export type Carrier = 'query' | 'json' | 'form' | 'multipart'

/** `session`: the stored bearer, with one refresh on 401. `none`: no header. `given`: the caller's own, never refreshed. */
export type Authorization = 'session' | 'none' | 'given'

/** The half of a struct that a call needs; the whole would make rows of different payloads incomparable. */
interface PayloadStruct<T> {
  validate: (value: unknown, options: { coerce: boolean; mask: boolean }) => [StructError, undefined] | [undefined, T]
}

/** How an answer is read: `json` through its struct (or a parser of its own), `file` as bytes with a name, `nothing` ignored. */
export type Answer<T> =
  | { as: 'json'; name: string; parse: (value: unknown) => T; struct?: Struct<unknown, unknown> }
  | { as: 'file' | 'nothing'; name: string; parse: (value: unknown) => T }

/** One row of the table of calls. */
export interface Call<Path extends string = string, Payload = unknown, Result = unknown> {
  method: Method
  path: Path
  summary: string
  carrier?: Carrier
  payload?: PayloadStruct<Payload>
  answer: Answer<Result>
  authorization?: Authorization
  /** What statuses of this call mean. */
  meanings?: Readonly<Record<number, string>>
}

/** A file with the name that the server gave it. */
export interface NamedFile {
  name: string
  content: Blob
}

type Filled<Path extends string> = { [Name in PathParameter<Path>]: string }

/** What the caller passes: the path's parameters and the payload's fields in one object. */
export type InputOf<C> =
  C extends Call<infer Path, infer Payload, unknown>
    ? Filled<Path> & (unknown extends Payload ? unknown : Payload)
    : never

/** What the client resolves to for a call. */
export type ResultOf<C> = C extends Call<string, infer _Payload, infer Result> ? Result : never

/** Keeps the literal path and the types of a row of the table of calls. */
export function row<const Path extends string, Payload, Result>(
  call: Call<Path, Payload, Result>,
): Call<Path, Payload, Result> {
  return call
}

/** Method and path template: how errors and logs name a call. */
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

/** Names between braces in a path template. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** Names of the path parameters of a template, in order. */
export function pathParameters(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** The contract says of no other id than these what it looks like; batches are named by the server as it likes. */
const OTHERS: Readonly<Record<string, RegExp>> = { batchId: /^[\w-]{1,128}$/ }

/**
 * The path with its parameters filled in. Every parameter is an id: one that is not a UUID throws a RangeError before anything
 * is sent, so that no crafted id can reach another path.
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
