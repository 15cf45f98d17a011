import type { SWRResponse } from 'swr'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import type { SignedInUser } from '../user/User.ts'
import { freshness, type Read } from './Read.ts'
import { useRead } from './useRead.ts'

/** What is read of whoever signs in, apart from the rest: the sign-in needs nothing more (spec, section 3: identity). */
export const accountReads = {
  /** The person who is signed in. */
  identity: (): Read<SignedInUser> => ({
    key: ['identity'],
    freshness: freshness.identity,
    load: (client, signal) => client.whoami({}, { signal }),
  }),
  /** The organisations in view, or null when there is none yet. */
  organisationTree: (): Read<OrganisationTree | null> => ({
    key: ['organisations'],
    freshness: freshness.organisations,
    load: (client, signal) => client.organisationTree({}, { signal }),
  }),
} as const

/** The person who is signed in (spec, section 3: identity). Pass false to read nothing. */
export function useIdentity(isWanted = true): SWRResponse<SignedInUser, Error> {
  return useRead(isWanted ? accountReads.identity() : null)
}

/** The organisations in view, flat by id, or null when there is none yet (spec, section 3). Pass false to read nothing. */
export function useOrganisationTree(isWanted = true): SWRResponse<OrganisationTree | null, Error> {
  return useRead(isWanted ? accountReads.organisationTree() : null)
}
