import { type Infer, string } from 'superstruct'
import { shape } from '../struct/shape.ts'

/** What the challenge call answers (spec, section 3: Challenge response). */
export const Challenge = shape({ challenge: string() })

/** What the struct of the same name parses to. */
export type Challenge = Infer<typeof Challenge>
