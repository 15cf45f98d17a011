import type { Infer } from 'superstruct'
import { count } from '../struct/count.ts'
import { shape } from '../struct/shape.ts'

/** How many drivers, users and direct sub-organisations an organisation has (spec, section 3: Counters). */
export const Counters = shape({ drivers: count(), users: count(), subOrganizations: count() })

/** What the struct of the same name parses to. */
export type Counters = Infer<typeof Counters>
