import type { Call } from './Call.ts'

/** Keeps the literal path and the types of a row of the table of calls. */
export function row<const Path extends string, Payload, Result>(
  call: Call<Path, Payload, Result>,
): Call<Path, Payload, Result> {
  return call
}
