import { array, enums, type Infer, nonempty } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { activityActions } from './activityAction.ts'

/** What the activity log is asked for, all of it required (spec, section 5: Activity query). */
export const ActivityQuery = shape({
  organization_id: uuid(),
  user_id: uuid(),
  actions: nonempty(array(enums(activityActions))),
})

/** What the struct of the same name parses to. */
export type ActivityQuery = Infer<typeof ActivityQuery>
