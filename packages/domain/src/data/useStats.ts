import type { SWRResponse } from 'swr'
import type { Stats } from '../organisation/Stats.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** How the verification of an organisation stands (spec, section 3: Stats). */
export function useStats(organisationId: string): SWRResponse<Stats, Error> {
  return useRead(reads.stats(organisationId))
}
