import { useEffect } from 'react'
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import type { Client } from '../http/createClient.ts'
import { isAborted } from '../http/RequestError.ts'
import { useData } from './DataContext.tsx'
import { withRetries } from './withRetries.ts'

interface Read<T> {
  /** `null` reads nothing. */
  key: readonly unknown[] | null
  /** Seconds for which the answer counts as fresh. */
  freshness: number
  load: (client: Client, signal: AbortSignal) => Promise<T>
  /** Shows the page before while the next one loads. */
  keepPrevious?: boolean
}

/** One cached read: fresh for a while, repeated when it fails, given up when nobody needs it; SWR's own shape. */
export function useRead<T>({ key, freshness, load, keepPrevious = false }: Read<T>): SWRResponse<T, Error> {
  const { client, timing, log, pending } = useData()
  const { cache } = useSWRConfig()
  const serialised = unstable_serialize(key)
  useEffect(() => (serialised === '' ? undefined : pending.need(serialised)), [pending, serialised])
  const response = useSWR<T, Error>(
    key,
    async () => {
      const signal = pending.begin(serialised)
      try {
        return await withRetries(() => load(client, signal), { delays: timing.retryDelays, signal })
      } catch (error) {
        log.error(error)
        throw error
      }
    },
    { dedupingInterval: freshness * 1000, keepPreviousData: keepPrevious },
  )
  const error = isAborted(response.error) ? undefined : response.error
  // A page that failed must not pass for the one before it.
  const isPrevious = keepPrevious && cache.get(serialised)?.data === undefined
  const data = error && isPrevious ? undefined : response.data
  return { mutate: response.mutate, isValidating: response.isValidating, isLoading: response.isLoading, error, data }
}
