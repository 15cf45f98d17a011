import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import type { SignedInUser } from '../people/User.ts'
import { freshness, type Read } from './Read.ts'

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

/** Refetches the user and the tree, after the server refused something that the console considered allowed. */
export function useViewerRefetch(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all([mutate(accountReads.identity().key), mutate(accountReads.organisationTree().key)])
  }, [mutate])
}
