import type { SWRResponse } from 'swr'
import type { Deadlines } from '../driver/Deadlines.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** When a driver's documents run out (spec, section 3: Deadlines). */
export function useDeadlines(userId: string): SWRResponse<Deadlines, Error> {
  return useRead(reads.deadlines(userId))
}
