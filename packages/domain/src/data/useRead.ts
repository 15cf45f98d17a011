import { useCallback, useEffect, useState } from 'react'
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { isAborted } from '../http/client/RequestError.ts'
import { type DataContextValue, useData } from './DataContext.ts'
import type { Read } from './Read.ts'

/**
 * One cached read, or none for null: fresh for a while, retried on failure, aborted when nothing uses it. Returns
 * SWR's response.
 */
export function useRead<T>(read: Read<T> | null): SWRResponse<T, Error> {
  const context = useData()
  const { usage, loads } = context
  const serialised = unstable_serialize(read?.key ?? null)
  useEffect(() => (serialised === '' ? undefined : usage.need(serialised)), [usage, serialised])
  const response = useSWR<T, Error>(
    read?.key ?? null,
    read && (() => loads.show(serialised, { ...read, load: (signal) => loadLogged(context, read, signal) })),
    { dedupingInterval: (read?.freshness ?? 0) * 1000 },
  )
  const error = isAborted(response.error) ? undefined : response.error
  const [latest, setLatest] = useState(response.data)
  if (response.data !== undefined && response.data !== latest) setLatest(response.data)
  // While the next page loads; a page that failed must not look like the previous one.
  const previous = error || !read?.keepsPrevious ? undefined : latest
  return {
    mutate: response.mutate,
    // Getters, so that only components that read these re-render when a load begins or ends.
    get isValidating() {
      return response.isValidating
    },
    get isLoading() {
      return response.isLoading
    },
    error,
    data: response.data === undefined ? previous : response.data, // null is data too
  }
}

/** Loads until the session ends, and logs a failure once; the client has retried it by then. */
async function loadLogged<T>(
  { client, session, log }: DataContextValue,
  read: Read<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await read.load(client, AbortSignal.any([signal, session.lifetime()]), log)
  } catch (error) {
    log.error(error)
    throw error
  }
}

/**
 * Preloads a read into the cache unless it is there already; the screen itself reports failures. Returns undefined if
 * there is nothing to wait for.
 */
export function usePreload(): (read: Read<unknown>) => Promise<unknown> | undefined {
  const context = useData()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (read) => {
      const key = unstable_serialize(read.key)
      if (cache.get(key)?.data !== undefined) return undefined
      const { loads, usage } = context
      const underWay = loads.underWay(key)
      if (underWay?.isPreload) return underWay.answer.catch(() => undefined)
      if (underWay) return underWay.answer.then(cached, cached)
      const load = loads
        .preload(key, (signal) => loadLogged(context, read, signal))
        .then((data) => {
          usage.need(key)() // starts its lifetime, in case no screen uses it
          return data
        })
      return mutate(read.key, load, { revalidate: false }).catch(() => undefined)
    },
    [context, cache, mutate],
  )
}

/** SWR keeps an answer in the cache just after its load has ended. */
const cached = () => new Promise((resolve) => setTimeout(resolve))

/** Aborts preloads in flight, so that a new load doesn't join them. Resolves to whether there were any. */
export function useAbortPreloads(): () => Promise<boolean> {
  const { loads } = useData()
  return useCallback(async () => {
    const isAny = await loads.abortPreloads()
    if (isAny) await new Promise((resolve) => setTimeout(resolve)) // until SWR has ended them too
    return isAny
  }, [loads])
}

/** Returns cached data of a read without loading it. */
export function usePeek(): <T>(read: Read<T>) => T | undefined {
  const { cache } = useSWRConfig()
  return useCallback(<T>(read: Read<T>) => cache.get(unstable_serialize(read.key))?.data as T | undefined, [cache]) // one key, one read
}
