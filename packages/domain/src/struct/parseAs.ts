import type { Struct } from 'superstruct'
import { ShapeError } from './ShapeError.ts'
import { tryParse } from './tryParse.ts'

/**
 * The value as its struct describes it, with coercions done and extra fields dropped.
 * @throws ShapeError with the given name of the struct and nothing of the value (spec, section 5: "any response not matching its expected shape is an error").
 */
export function parseAs<T, S>(name: string, struct: Struct<T, S>, value: unknown): T {
  const parsed = tryParse(struct, value)
  if (parsed.fault) throw new ShapeError(name, parsed.fault)
  return parsed.value
}
