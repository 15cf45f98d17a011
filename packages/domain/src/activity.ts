import { array, enums, type Infer, nonempty, Struct, string } from 'superstruct'
import { instantOf } from './dates.ts'
import { verificationStatuses } from './driver/statuses.ts'
import { type Lenient, lenient } from './struct/lenient.ts'
import { absent, isFields, shape, uuid } from './struct/shape.ts'
import { shownText } from './struct/textRule.ts'

export const activityActions = ['joined_organization', 'left_organization', 'changed_status'] as const

export type ActivityAction = (typeof activityActions)[number]

const labels: Record<ActivityAction, string> = {
  joined_organization: 'Joined the organisation',
  left_organization: 'Left the organisation',
  changed_status: 'Status changed',
}

/** The label of an action, or an unknown action as it is. */
export function activityActionLabel(action: Lenient<ActivityAction>): string {
  return isActivityAction(action) ? labels[action] : action
}

export function isActivityAction(action: unknown): action is ActivityAction {
  return typeof action === 'string' && Object.hasOwn(labels, action)
}

/** An entry of a driver's activity log; `status` is the one that it was changed to. */
export const ActivityRecord = shape({
  id: uuid(),
  userId: uuid(),
  organizationId: uuid(),
  performedBy: absent(string()),
  action: lenient(activityActions),
  status: absent(lenient(verificationStatuses)),
  metadata: absent(shape({ description: absent(shownText()) })),
  createdAt: shownText(),
})

export type ActivityRecord = Infer<typeof ActivityRecord>

const records = array(ActivityRecord)

/** The activity log, whether the answer is a plain array or a list. */
export const ActivityLog = new Struct<ActivityRecord[], typeof ActivityRecord>({
  ...records,
  coercer: (value, context) => records.coercer(isFields(value) ? value.items : value, context),
})

export type ActivityLog = Infer<typeof ActivityLog>

/** The query for the activity log; every field is required. */
export const ActivityQuery = shape({
  organization_id: uuid(),
  user_id: uuid(),
  actions: nonempty(array(enums(activityActions))),
})

export type ActivityQuery = Infer<typeof ActivityQuery>

/** Sorts records newest first; those without a readable date come last, in their original order. */
export function newestFirst(records: readonly ActivityRecord[]): ActivityRecord[] {
  const at = ({ createdAt }: ActivityRecord) => instantOf(createdAt) ?? Number.NEGATIVE_INFINITY
  return records.toSorted((a, b) => at(b) - at(a))
}
