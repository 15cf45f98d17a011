import { instantOf } from '../date/instantOf.ts'
import type { ActivityRecord } from './ActivityRecord.ts'

/** The records with the newest first; those without a readable date come last, in the order they had (spec, section 1: activity log). */
export function newestFirst(records: readonly ActivityRecord[]): ActivityRecord[] {
  const at = ({ createdAt }: ActivityRecord) => instantOf(createdAt) ?? Number.NEGATIVE_INFINITY
  return records.toSorted((a, b) => at(b) - at(a))
}
