import type { Lenient } from '../struct/lenient.ts'

/** Every kind of entry in a driver's activity log (spec, section 4: Activity actions). */
export const activityActions = ['joined_organization', 'left_organization', 'changed_status'] as const

/** One of {@link activityActions}. */
export type ActivityAction = (typeof activityActions)[number]

const labels: Record<ActivityAction, string> = {
  joined_organization: 'Joined the organisation',
  left_organization: 'Left the organisation',
  changed_status: 'Status changed',
}

/** What happened, in words, or an unknown action as it is (spec, section 4: Activity actions). */
export function activityActionLabel(action: Lenient<ActivityAction>): string {
  return isActivityAction(action) ? labels[action] : action
}

/** Says whether a word is one of the three actions (spec, section 4). */
export function isActivityAction(action: unknown): action is ActivityAction {
  return typeof action === 'string' && Object.hasOwn(labels, action)
}
