import { useCallback, useEffect, useState } from 'react'
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { isAborted, RequestError } from '../http/client/RequestError.ts'
import { type DataContextValue, useData } from './DataContext.ts'
import type { Read } from './Read.ts'

/**
 * One cached read, or none for null: fresh for a while, retried on failure, aborted when nothing uses it. Returns
 * SWR's response.
 */
export function useRead<T>(read: Read<T> | null): SWRResponse<T, Error> {
  const context = useData()
  const { cache } = useSWRConfig()
  const { usage } = context
  const serialised = unstable_serialize(read?.key ?? null)
  useEffect(() => (serialised === '' ? undefined : usage.need(serialised)), [usage, serialised])
  const response = useSWR<T, Error>(
    read?.key ?? null,
    read && (() => preloaded(context, cache.get(serialised)?.data, read) ?? loadShown(context, serialised, read)),
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

/**
 * A preload in flight, which a second load would abort, or its data while fresh. The data counts once, so that a
 * refetch loads again.
 */
function preloaded<T>({ preloads, preloadedAt }: DataContextValue, cached: T | undefined, read: Read<T>) {
  const key = unstable_serialize(read.key)
  const underWay = preloads.get(key) as Promise<T> | undefined // one key, one read
  const at = preloadedAt.get(key)
  preloadedAt.delete(key)
  if (underWay) return underWay
  const isFresh = at !== undefined && performance.now() - at < read.freshness * 1000
  return isFresh && cached !== undefined ? Promise.resolve(cached) : undefined
}

/** Loads for a component; a preload waits for it, as a second load would abort it. */
function loadShown<T>(context: DataContextValue, key: string, read: Read<T>): Promise<T> {
  const { shownLoads } = context
  const load = loadAlone(context, key, read)
  shownLoads.set(key, load)
  const end = () => {
    if (shownLoads.get(key) === load) shownLoads.delete(key)
  }
  load.then(end, end)
  return load
}

/** Aborts the previous load of the key, and is aborted once nothing uses the key. */
function loadAlone<T>(context: DataContextValue, key: string, read: Read<T>): Promise<T> {
  return loadLogged(context, read, AbortSignal.any([context.pending.begin(key), context.session.lifetime()]))
}

/** Loads, and logs a failure once; the client has retried it by then. */
async function loadLogged<T>(context: DataContextValue, read: Read<T>, signal: AbortSignal): Promise<T> {
  const { client, log } = context
  try {
    return await read.load(client, signal, log)
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
      const { preloads, preloadedAt, shownLoads, usage } = context
      const shown = shownLoads.get(key)
      if (shown) return shown.then(cached, cached)
      const underWay = preloads.get(key)
      if (underWay) return underWay.catch(() => undefined)
      const load: Promise<unknown> = loadAlone(context, key, read)
        .then((data) => {
          if (preloads.get(key) !== load) throw new RequestError({ call: 'A preload', failure: 'aborted' }) // stale by now
          preloadedAt.set(key, performance.now())
          usage.need(key)() // starts its lifetime, in case no screen uses it
          return data
        })
        .finally(() => {
          if (preloads.get(key) === load) preloads.delete(key)
        })
      preloads.set(key, load)
      return mutate(read.key, load, { revalidate: false }).catch(() => undefined)
    },
    [context, cache, mutate],
  )
}

/** SWR keeps an answer in the cache just after its load has ended. */
const cached = () => new Promise((resolve) => setTimeout(resolve))

interface CachedLoadOptions {
  /** Loads it again even if it is cached. */
  isFresh?: boolean
}

/**
 * Loads a read into the cache unless it is there already, for work on more reads than a component can use. Several of
 * them share a load; what components show and leave doesn't end it. Rejects if the load fails.
 */
export function useCachedLoad(): <T>(read: Read<T>, options?: CachedLoadOptions) => Promise<T> {
  const context = useData()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async <T>(read: Read<T>, { isFresh = false }: CachedLoadOptions = {}) => {
      const key = unstable_serialize(read.key)
      const known = cache.get(key)?.data as T | undefined // one key, one read
      if (known !== undefined && !isFresh) return known
      const { session, sharedLoads, usage } = context
      const underWay = sharedLoads.get(key) as Promise<T> | undefined
      if (underWay && !isFresh) return underWay
      const load: Promise<T> = loadLogged(context, read, session.lifetime())
        .then(async (data) => {
          if (sharedLoads.get(key) !== load) return data // a write made it stale meanwhile
          usage.need(key)() // starts its lifetime, in case no screen uses it
          await mutate(read.key, data, { revalidate: false })
          return data
        })
        .finally(() => {
          if (sharedLoads.get(key) === load) sharedLoads.delete(key)
        })
      sharedLoads.set(key, load)
      return load
    },
    [context, cache, mutate],
  )
}

/** Aborts preloads in flight, so that a new load doesn't join them. Resolves to whether there were any. */
export function useAbortPreloads(): () => Promise<boolean> {
  const { preloads, pending } = useData()
  return useCallback(async () => {
    const loads = [...preloads]
    for (const [key] of loads) pending.abort(key)
    await Promise.allSettled(loads.map(([, load]) => load))
    if (loads.length > 0) await new Promise((resolve) => setTimeout(resolve)) // until SWR has ended them too
    return loads.length > 0
  }, [preloads, pending])
}

/** Returns cached data of a read without loading it. */
export function usePeek(): <T>(read: Read<T>) => T | undefined {
  const { cache } = useSWRConfig()
  return useCallback(<T>(read: Read<T>) => cache.get(unstable_serialize(read.key))?.data as T | undefined, [cache]) // one key, one read
}
