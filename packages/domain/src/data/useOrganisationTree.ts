import type { SWRResponse } from 'swr'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import { keys } from './keys.ts'
import { FRESHNESS } from './timing.ts'
import { useRead } from './useRead.ts'

/** The organisations in view, flat by id, or null when there is none yet (spec, section 3); fresh for 30 s. */
export function useOrganisationTree(isWanted = true): SWRResponse<OrganisationTree | null, Error> {
  return useRead({
    key: isWanted ? keys.organisationTree() : null,
    freshness: FRESHNESS.organisations,
    load: (client, signal) => client.organisationTree({}, { signal }),
  })
}
