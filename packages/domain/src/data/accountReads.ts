import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import type { SignedInUser } from '../user/SignedInUser.ts'
import type { Read } from './Read.ts'
import { freshness } from './timing.ts'

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
