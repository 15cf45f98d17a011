import { parseSignInSearch, type SignInSearch } from '@driver-trust/domain'
import { useMemo } from 'react'
import { useSearch } from 'wouter'

/** The search parameters of /sign-in, /sign-up and /user-exists; invalid ones are dropped (spec, section 2). */
export function useEntrySearch(): SignInSearch {
  const search = useSearch()
  return useMemo(() => parseSignInSearch(search, window.location.origin), [search])
}
