import type { Infer } from 'superstruct'
import { count } from '../struct/count.ts'
import { shape } from '../struct/shape.ts'

/** How many rows of a bulk invitation met which fate (spec, section 3: Bulk invite result). */
export const BulkInviteResult = shape({ invited: count(), skipped: count(), duplicated: count() })

/** What the struct of the same name parses to. */
export type BulkInviteResult = Infer<typeof BulkInviteResult>
