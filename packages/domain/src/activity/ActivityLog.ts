import { array, type Infer, Struct } from 'superstruct'
import { isFields } from '../struct/isFields.ts'
import { ActivityRecord } from './ActivityRecord.ts'

const records = array(ActivityRecord)

/** The activity log, whether the answer is a plain array or a paged list (spec, section 7: GET /users/activity). */
export const ActivityLog = new Struct<ActivityRecord[], typeof ActivityRecord>({
  ...records,
  coercer: (value, context) => records.coercer(isFields(value) ? value.items : value, context),
})

/** What the struct of the same name parses to. */
export type ActivityLog = Infer<typeof ActivityLog>
