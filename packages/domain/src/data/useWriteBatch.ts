import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Client } from '../http/createClient.ts'
import { useData } from './DataContext.ts'
import { refresh } from './refresh.ts'
import type { Writes } from './useWrites.ts'
import { type WriteEffect, type WriteName, writes } from './writes.ts'

/** Does work that writes several times (spec, section 4). */
export type WriteBatch = <T>(work: (writes: Writes) => Promise<T>) => Promise<T>

/**
 * Like {@link useWrites} for work of several calls: what they make stale is refetched once, when the work is over, however it ended
 * (spec, section 4: after any driver action lists, stats and counters are refetched).
 */
export function useWriteBatch(): WriteBatch {
  const { client, log, prepared } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(
    () => async (work) => {
      const effects = new Set<WriteEffect>()
      let isFailed = false
      const noted = notedWrites(client, {
        onCall: (name) => effects.add(writes[name]),
        onFailure: (error) => {
          isFailed = true
          log.error(error)
        },
      })
      try {
        return await work(noted)
      } finally {
        refresh({ mutate, prepared }, [...effects], { isFailed })
      }
    },
    [client, log, prepared, mutate],
  )
}

interface Notes {
  onCall: (name: WriteName) => void
  onFailure: (error: unknown) => void
}

function notedWrites(client: Client, { onCall, onFailure }: Notes): Writes {
  const entries = Object.keys(writes).map((name) => [
    name,
    async (...args: never[]) => {
      onCall(name as WriteName)
      const call = client[name as WriteName] as (...given: never[]) => Promise<unknown> // one signature for all rows
      try {
        return await call(...args)
      } catch (error) {
        onFailure(error)
        throw error
      }
    },
  ])
  return Object.fromEntries(entries) as Writes // the table's names are the type's names
}
