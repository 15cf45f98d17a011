import type { SWRResponse } from 'swr'
import type { SignedInUser } from '../user/SignedInUser.ts'
import { accountReads } from './accountReads.ts'
import { useRead } from './useRead.ts'

/** The person who is signed in (spec, section 3: identity). Pass false to read nothing. */
export function useIdentity(isWanted = true): SWRResponse<SignedInUser, Error> {
  return useRead(isWanted ? accountReads.identity() : null)
}
