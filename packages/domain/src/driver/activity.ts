import { array, enums, type Infer, nonempty, Struct, string, unknown } from 'superstruct'
import { type Lenient, lenient } from '../struct/lenient.ts'
import { absent, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { instantOf } from '../text/dates.ts'
import { statusText, verificationStatuses } from './statuses.ts'

const labels = {
  joined_organization: 'Joined the organisation',
  left_organization: 'Left the organisation',
  changed_status: 'Status changed',
}

export type ActivityAction = keyof typeof labels

export const activityActions = Object.keys(labels) as ActivityAction[] // Object.keys widens them

/** The label of an action, or an unknown action as it is. */
export function activityActionLabel(action: Lenient<ActivityAction>): string {
  return Object.hasOwn(labels, action) ? labels[action as ActivityAction] : action
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

const list = shape({ items: array(ActivityRecord), total: absent(unknown()), nextPage: absent(unknown()) })

/** The answer: described as the plain array that it usually is, and read from a list too, which can be a page of it. */
export const ActivityList = new Struct<Infer<typeof list>, typeof ActivityRecord>({
  ...list,
  type: 'array',
  schema: ActivityRecord,
  coercer: (value, context) => list.coercer(Array.isArray(value) ? { items: value } : value, context),
})

/** What happened to somebody. */
export interface ActivityLog {
  /** Newest first. */
  records: readonly ActivityRecord[]
  /** False if the server says that there is more: it can't be asked for. */
  isWhole: boolean
}

/** The log of the person asked about, whatever the server's order and filter. */
export function activityLog({ items, total, nextPage }: Infer<typeof ActivityList>, userId: string): ActivityLog {
  const hasMore = Boolean(nextPage) || (typeof total === 'number' && total > items.length)
  return {
    records: newestFirst(items.filter((record) => record.userId.toLowerCase() === userId.toLowerCase())),
    isWhole: !hasMore,
  }
}

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

/** An entry with the status before it, if an older entry says it. */
export type ActivityStep = { record: ActivityRecord; before: string | undefined }

/** Adds to each entry the status that the next older one left; expects the newest first. */
export function activitySteps(records: readonly ActivityRecord[]): ActivityStep[] {
  return records.map((record, at) => ({ record, before: records.slice(at + 1).find(({ status }) => status)?.status }))
}

/** "Status changed: Verified to Red (overdue)", without "Verified to" if the log doesn't say from what, or the action's label. */
export function activityTitle({ record: { action, status }, before }: ActivityStep): string {
  if (action !== 'changed_status' || !status) return activityActionLabel(action)
  const change = before === undefined || before === status ? '' : `${statusText(before)} to `
  return `${activityActionLabel(action)}: ${change}${statusText(status)}`
}

const said = /^(status was changed|joined( by invitation)?|left)\b/i

/** The entry's description, unless it only repeats the title. */
export function activityDescription({ metadata, action }: ActivityRecord): string | undefined {
  const description = metadata?.description?.trim()
  if (!description || said.test(description)) return undefined
  return description === activityActionLabel(action) ? undefined : description
}
