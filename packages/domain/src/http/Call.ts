import type { Struct, StructError } from 'superstruct'
import type { PathParameter } from './fillPath.ts'

/** The methods that calls use (spec, section 7). */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Where the payload travels (spec, section 7: Payload). */
export type Carrier = 'query' | 'json' | 'form' | 'multipart'

/** `session`: the stored bearer, with one refresh on 401. `none`: no header. `given`: the caller's own, never refreshed (spec, section 7). */
export type Authorization = 'session' | 'none' | 'given'

/** The half of a struct that a call needs; the whole would make rows of different payloads incomparable. */
interface PayloadStruct<T> {
  validate: (value: unknown, options: { coerce: boolean; mask: boolean }) => [StructError, undefined] | [undefined, T]
}

/** How an answer is read: `json` through its struct (or a parser of its own), `file` as bytes with a name, `nothing` ignored (spec, section 7: Answer). */
export type Answer<T> =
  | { as: 'json'; name: string; parse: (value: unknown) => T; struct?: Struct<unknown, unknown> }
  | { as: 'file' | 'nothing'; name: string; parse: (value: unknown) => T }

/** One row of the table of calls (spec, section 7). */
export interface Call<Path extends string = string, Payload = unknown, Result = unknown> {
  method: Method
  path: Path
  summary: string
  carrier?: Carrier
  payload?: PayloadStruct<Payload>
  answer: Answer<Result>
  authorization?: Authorization
  /** What statuses of this call mean (spec, section 8). */
  meanings?: Readonly<Record<number, string>>
}

/** A file with the name that the server gave it (spec, section 7: downloads). */
export interface NamedFile {
  name: string
  content: Blob
}

type Filled<Path extends string> = { [Name in PathParameter<Path>]: string }

/** What the caller passes: the path's parameters and the payload's fields in one object (spec, section 7: Payload). */
export type InputOf<C> =
  C extends Call<infer Path, infer Payload, unknown>
    ? Filled<Path> & (unknown extends Payload ? unknown : Payload)
    : never

/** What the client resolves to for a call (spec, section 7: Answer). */
export type ResultOf<C> = C extends Call<string, infer _Payload, infer Result> ? Result : never
