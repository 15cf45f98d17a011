import type { SWRResponse } from 'swr'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import type { SignedInUser } from '../user/User.ts'
import { freshness, type Read } from './Read.ts'
import { useRead } from './useRead.ts'

/** The reads about the signed-in user, apart from the rest because signing in needs no others. */
export const accountReads = {
  identity: (): Read<SignedInUser> => ({
    key: ['identity'],
    freshness: freshness.identity,
    load: (client, signal) => client.whoami({}, { signal }),
  }),
  /** Null if there is no organisation yet. */
  organisationTree: (): Read<OrganisationTree | null> => ({
    key: ['organisations'],
    freshness: freshness.organisations,
    load: (client, signal) => client.organisationTree({}, { signal }),
  }),
} as const

/** The signed-in user. Pass false to read nothing. */
export function useIdentity(isWanted = true): SWRResponse<SignedInUser, Error> {
  return useRead(isWanted ? accountReads.identity() : null)
}

/** The organisations in view by id, or null if there are none yet. Pass false to read nothing. */
export function useOrganisationTree(isWanted = true): SWRResponse<OrganisationTree | null, Error> {
  return useRead(isWanted ? accountReads.organisationTree() : null)
}
