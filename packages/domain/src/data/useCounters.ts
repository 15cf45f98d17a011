import type { SWRResponse } from 'swr'
import type { Counters } from '../organisation/Counters.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** How many drivers, users and sub-organisations an organisation has of its own (spec, section 3: Counters). */
export function useCounters(organisationId: string): SWRResponse<Counters, Error> {
  return useRead(reads.counters(organisationId))
}
