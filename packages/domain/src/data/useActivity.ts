import type { SWRResponse } from 'swr'
import type { ActivityQuery } from '../activity/ActivityQuery.ts'
import type { ActivityRecord } from '../activity/ActivityRecord.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** What happened to a driver in an organisation, newest first (spec, section 3: Activity record). */
export function useActivity(query: ActivityQuery): SWRResponse<ActivityRecord[], Error> {
  return useRead(reads.activity(query))
}
