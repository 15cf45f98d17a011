import type { Infer } from 'superstruct'
import { count } from '../struct/count.ts'
import { shape } from '../struct/shape.ts'

/** The figures of an organisation's drivers (spec, section 3: Stats). */
export const Stats = shape({
  verificationsThisMonth: count(),
  activeDrivers: count(),
  unverifiedDrivers: count(),
  redDrivers: count(),
})

/** What the struct of the same name parses to. */
export type Stats = Infer<typeof Stats>
