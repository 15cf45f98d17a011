import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../http/createClient.ts'
import { useData } from './DataContext.ts'
import type { Group } from './groups.ts'
import { type WriteEffect, type WriteName, writes } from './writes.ts'

/** The client's own functions for every call that changes something. */
export type Writes = Pick<Client, WriteName>

/**
 * Writes that send their call once and then refetch exactly what the table of writes says; nothing is repeated, failures are the
 * caller's (spec, section 8: logged and rethrown).
 */
export function useWrites(): Writes {
  const { client, log } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const entries = Object.entries(writes).map(([name, effect]) => [
      name,
      async (...args: never[]) => {
        const call = client[name as WriteName] as (...given: never[]) => Promise<unknown> // one signature for all rows
        try {
          return await call(...args)
        } catch (error) {
          log.error(error)
          throw error
        } finally {
          // A failure may have reached the server all the same: what is shown is looked at again either way.
          refresh(mutate, effect)
        }
      },
    ])
    return Object.fromEntries(entries) as Writes // the table's names are the type's names
  }, [client, log, mutate])
}

function refresh(mutate: ReturnType<typeof useSWRConfig>['mutate'], { refetches, forgets = [] }: WriteEffect) {
  const isOf = (groups: readonly Group[]) => (key: unknown) => Array.isArray(key) && groups.includes(key[0])
  if (forgets.length > 0) void mutate(isOf(forgets), undefined, { revalidate: false })
  void mutate(isOf(refetches))
}
