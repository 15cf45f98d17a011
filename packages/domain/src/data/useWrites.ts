import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../http/createClient.ts'
import { useData } from './DataContext.ts'
import { refresh } from './refresh.ts'
import { type WriteName, writes } from './writes.ts'

/** The client's own functions for every call that changes something (spec, section 7). */
export type Writes = Pick<Client, WriteName>

/**
 * Writes that send their call once and then refetch exactly what the table of writes says; nothing is repeated, failures are the
 * caller's (spec, section 8: logged and rethrown).
 */
export function useWrites(): Writes {
  const { client, log, prepared } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const entries = Object.entries(writes).map(([name, effect]) => [
      name,
      async (...args: never[]) => {
        const call = client[name as WriteName] as (...given: never[]) => Promise<unknown> // one signature for all rows
        let isFailed = false
        try {
          return await call(...args)
        } catch (error) {
          isFailed = true
          log.error(error)
          throw error
        } finally {
          // A failure may have reached the server all the same: what is shown is looked at again either way.
          refresh({ mutate, prepared }, [effect], { isFailed })
        }
      },
    ])
    return Object.fromEntries(entries) as Writes // the table's names are the type's names
  }, [client, log, prepared, mutate])
}
