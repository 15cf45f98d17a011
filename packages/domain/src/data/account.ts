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
    load: async (client, signal, log) => {
      const tree = await client.organisationTree({}, { signal })
      if (tree && tree.problems.length > 0) log.warning(faultText(tree.problems))
      return tree
    },
  }),
} as const

/** What was left out or moved, without ids: "The tree of organisations has faults (2 × cycle, 1 × orphan)." */
function faultText(problems: OrganisationTree['problems']): string {
  const kinds = [...Map.groupBy(problems, ({ kind }) => kind)].map(([kind, found]) => `${found.length} × ${kind}`)
  return `The tree of organisations has faults (${kinds.join(', ')}).`
}

/** Refetches the user and the tree, after the server refused something that the console considered allowed. */
export function useViewerRefetch() {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    const [user, tree] = await Promise.all([
      mutate<SignedInUser>(accountReads.identity().key),
      mutate<OrganisationTree | null>(accountReads.organisationTree().key),
    ])
    return { user, tree }
  }, [mutate])
}
