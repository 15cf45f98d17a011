import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../http/createClient.ts'
import { useData } from './DataContext.ts'
import { refresh } from './refresh.ts'
import { type WriteEffect, type WriteName, writes } from './writes.ts'

/** The client's own functions for every call that changes something. */
export type Writes = Pick<Client, WriteName>

/** Does work that writes several times; `touch` refetches what a write made stale whose outcome was only looked up. */
export type WriteBatch = <T>(work: (writes: Writes, touch: (name: WriteName) => void) => Promise<T>) => Promise<T>

/**
 * For work of one or several writes: what they make stale is refetched once, when the work is over, however it ended. The work belongs
 * to the session it was started in: once that ends, the next write rejects with an aborted RequestError and isn't sent. A write is never
 * repeated here, and its failure is the caller's.
 */
export function useWriteBatch(): WriteBatch {
  const { client, session, log, prepared } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(
    () => async (work) => {
      const effects = new Set<WriteEffect>()
      let isFailed = false
      const touch = (name: WriteName) => void effects.add(writes[name])
      const noted = notedWrites(client, {
        lifetime: session.lifetime(),
        onCall: touch,
        // A failure may have reached the server all the same: what is on screen is refetched either way.
        onFailure: (error) => {
          isFailed = true
          log.error(error)
        },
      })
      try {
        return await work(noted, touch)
      } finally {
        refresh({ mutate, prepared }, [...effects], { isFailed })
      }
    },
    [client, session, log, prepared, mutate],
  )
}

/** The same for single writes: each is a batch of its own. */
export function useWrites(): Writes {
  const batch = useWriteBatch()
  return useMemo(() => {
    const entries = Object.keys(writes).map((name) => [
      name,
      (...args: never[]) => batch((noted) => (noted[name as WriteName] as AnyWrite)(...args)),
    ])
    return Object.fromEntries(entries) as Writes // the table's names are the type's names
  }, [batch])
}

/** One signature for all rows of the table. */
type AnyWrite = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

interface Notes {
  lifetime: AbortSignal
  onCall: (name: WriteName) => void
  onFailure: (error: unknown) => void
}

function notedWrites(client: Client, { lifetime, onCall, onFailure }: Notes): Writes {
  const entries = Object.keys(writes).map((name) => [
    name,
    async (input?: Record<string, unknown>, options?: CallOptions) => {
      onCall(name as WriteName)
      try {
        return await (client[name as WriteName] as AnyWrite)(input, { ...options, lifetime })
      } catch (error) {
        onFailure(error)
        throw error
      }
    },
  ])
  return Object.fromEntries(entries) as Writes // the table's names are the type's names
}
