import type { SWRResponse } from 'swr'
import type { SignedInUser } from '../user/SignedInUser.ts'
import { keys } from './keys.ts'
import { FRESHNESS } from './timing.ts'
import { useRead } from './useRead.ts'

/** The person who is signed in (spec, section 3: identity); fresh for 30 s. Pass false to read nothing. */
export function useIdentity(isWanted = true): SWRResponse<SignedInUser, Error> {
  return useRead({
    key: isWanted ? keys.identity() : null,
    freshness: FRESHNESS.identity,
    load: (client, signal) => client.whoami({}, { signal }),
  })
}
