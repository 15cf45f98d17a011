import type { Struct } from 'superstruct'
import { knownFields } from './shape.ts'

/**
 * Parses a value by its struct, with coercions done and extra fields dropped. @throws ShapeError that names the struct
 * and quotes nothing of the value.
 */
export function parseAs<T, S>(name: string, struct: Struct<T, S>, value: unknown): T {
  const parsed = tryParse(struct, value)
  if (parsed.fault) throw new ShapeError(name, parsed.fault)
  return parsed.value
}

/** The same without throwing: either the parsed value, or where it differs from its struct. */
export function tryParse<T, S>(
  struct: Struct<T, S>,
  value: unknown,
): { value: T; fault?: never } | { fault: ShapeFault } {
  try {
    const [error, result] = struct.validate(value, { coerce: true, mask: true })
    if (!error) return { value: result }
    const { path, refinement, type } = error
    return { fault: { path: printPath(path), expected: refinement ?? type, received: kindOf(error.value) } }
  } catch {
    // superstruct overflows on deep values and can't print one such as { "toString": 1 }
    return { fault: { path: '', expected: struct.type, received: kindOf(value) } }
  }
}

/** Where a value differs from its struct; `received` is a kind such as `null` or `number`, never the value. */
export type ShapeFault = { path: string; expected: string; received?: string }

/**
 * An answer of the wrong shape (contract 3.1.1): names the struct, the path, what was expected and the kind of what
 * arrived, never a value.
 */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
  readonly struct: string
  readonly path: string
  readonly expected: string
  readonly received: string | undefined

  constructor(struct: string, { path, expected, received }: ShapeFault) {
    const where = path === '' ? '' : ` at "${path}"`
    const instead = received === undefined ? '' : `, received ${received}`
    super(`Answer does not match ${struct}${where}: expected ${expected}${instead}.`)
    this.struct = struct
    this.path = path
    this.expected = expected
    this.received = received
  }
}

/** A path such as `items.0.id`; keys that no struct names come from the payload and are printed as `*`. */
export function printPath(path: readonly unknown[]): string {
  return path.map((part) => (isSafe(part) ? String(part) : '*')).join('.')
}

function isSafe(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && knownFields.has(part))
}

/** The kind of a value in one word, `missing` for `undefined`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
