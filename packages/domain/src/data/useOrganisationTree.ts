import type { SWRResponse } from 'swr'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import { accountReads } from './accountReads.ts'
import { useRead } from './useRead.ts'

/** The organisations in view, flat by id, or null when there is none yet (spec, section 3). Pass false to read nothing. */
export function useOrganisationTree(isWanted = true): SWRResponse<OrganisationTree | null, Error> {
  return useRead(isWanted ? accountReads.organisationTree() : null)
}
