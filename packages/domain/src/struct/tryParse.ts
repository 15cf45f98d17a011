import type { Struct } from 'superstruct'
import { kindOf } from './kindOf.ts'
import { printPath } from './printPath.ts'
import type { ShapeFault } from './ShapeError.ts'

/** Either the value as its struct describes it or where it differs, with nothing of the value in the fault (spec, section 5). */
export type Parsed<T> = { value: T; fault?: never } | { fault: ShapeFault }

/** Parses without throwing: coercions done, extra fields dropped (spec, section 5). */
export function tryParse<T, S>(struct: Struct<T, S>, value: unknown): Parsed<T> {
  try {
    const [error, result] = struct.validate(value, { coerce: true, mask: true })
    if (!error) return { value: result }
    const { path, refinement, type } = error
    return { fault: { path: printPath(path), expected: refinement ?? type, received: kindOf(error.value) } }
  } catch {
    // superstruct overflows on deep values and cannot print one such as { "toString": 1 }
    return { fault: { path: '', expected: struct.type, received: kindOf(value) } }
  }
}
