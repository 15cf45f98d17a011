/** Where a value differs from its struct; `received` is a kind such as `null` or `number`, never the value (spec, section 8: shape check). */
export type ShapeFault = { path: string; expected: string; received?: string }

/**
 * Says that an answer has not its expected shape: which struct, where, what was expected and what kind of value came
 * instead, never the value itself (spec, section 8: "Response failing its shape check").
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
