import { useEffect, useMemo, useState } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { isAborted, RequestError } from '../http/client/RequestError.ts'
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
    read &&
      ((asked: Read<T>['key']) => {
        // What SWR has already, it reads again a frame later, with the reader of whichever key is here by then.
        if (unstable_serialize(asked) !== serialised)
          throw new RequestError({ call: 'An earlier key', failure: 'aborted' })
        return loads.show(serialised, { ...read, load: (signal) => loadLogged(context, read, signal) })
      }),
    { dedupingInterval: (read?.freshness ?? 0) * 1000, ...repeated((read?.repeat ?? 0) * 1000) },
  )
  const error = isAborted(response.error) ? undefined : response.error
  const [latest, setLatest] = useState(response.data)
  if (response.data !== undefined && response.data !== latest) setLatest(response.data)
  // SWR compares what arrives with the data of the first rendering, even once they were dropped, and tells equal ones only to who reads this.
  if (response.data === undefined && latest !== undefined) void response.isLoading
  // While the next page loads; a page that failed must not look like the previous one.
  const previous = error || !read?.keepsPrevious ? undefined : latest
  return {
    mutate: response.mutate,
    // A getter, so that only components that read it re-render when a load begins or ends.
    get isValidating() {
      return response.isValidating
    },
    isLoading: read !== null && response.data === undefined && error === undefined, // SWR says so, too, of what was put into its cache
    error,
    data: response.data === undefined ? previous : response.data, // null is data too
  }
}

/** SWR stops repeating after a failure: the next time comes all the same. */
function repeated(interval: number): SWRConfiguration {
  if (interval === 0) return {}
  return {
    refreshInterval: interval,
    shouldRetryOnError: true,
    onErrorRetry: (...[, , , revalidate, options]) => void setTimeout(() => revalidate(options), interval),
  }
}

/**
 * Loads until the session ends, and logs a failure once; the client has retried it by then. A list that keeps the page before it on screen
 * waits for the connection instead of failing.
 */
async function loadLogged<T>(context: DataContextValue, read: Read<T>, signal: AbortSignal): Promise<T> {
  const { client, session, log } = context
  const whole = AbortSignal.any([signal, session.lifetime()])
  await undefined // a profiler keeps the stack of each promise, and React's, which asks in its commit, is deep
  try {
    return await read.load(client, whole, log)
  } catch (error) {
    const isUnsent = error instanceof RequestError && ['network', 'timeout'].includes(error.failure)
    if (read.keepsPrevious && isUnsent && !navigator.onLine) {
      await connected(whole)
      return loadLogged(context, read, signal)
    }
    log.error(error)
    throw error
  }
}

/** Resolves once the device has a connection, or nothing needs it any more. */
function connected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

interface Preloads {
  /**
   * Preloads a read into the cache unless it is there already; the screen itself reports failures. Returns undefined if
   * there is nothing to wait for.
   */
  preload: (read: Read<unknown>) => Promise<unknown> | undefined
  /**
   * Starts a load for a screen that is about to ask for it, and then gets its answer. Nothing is cached before: React would render again, in one
   * piece, what it is rendering when its answer arrives. Resolves once there is an answer or a failure.
   */
  begin: (read: Read<unknown>) => Promise<unknown>
  /** Caches what has been answered of all that was begun, for a screen that renders next. */
  cacheBegun: () => void
  /** Caches what is known besides a read; it loads all the same once it is on screen. Undefined drops what is cached. */
  seed: <T>(read: Read<T>, dataAfter: (cached: T | undefined) => T | undefined) => void
  /** Returns cached data of a read without loading it. */
  peek: <T>(read: Read<T>) => T | undefined
  /** Aborts preloads in flight, so that a new load doesn't join them. Resolves to whether there were any. */
  abortPreloads: () => Promise<boolean>
}

/** Reads for which no component waits. The functions stay the same between renders. */
export function usePreloads(): Preloads {
  const context = useData()
  const { cache, mutate } = useSWRConfig()
  return useMemo(() => {
    const { loads, usage } = context
    const peek = <T>(read: Read<T>) => cache.get(unstable_serialize(read.key))?.data as T | undefined // one key, one read
    const load = async <T>(key: string, read: Read<T>) => {
      const data = await loads.preload(key, (signal) => loadLogged(context, read, signal))
      usage.need(key)() // starts its lifetime, in case no screen uses it
      return data
    }
    const preload: Preloads['preload'] = (read) => {
      if (peek(read) !== undefined) return undefined
      const key = unstable_serialize(read.key)
      const underWay = loads.underWay(key)
      if (underWay?.isPreload) return underWay.answer.catch(() => undefined)
      if (underWay) return underWay.answer.then(swrDone, swrDone)
      const answer = load(key, read)
      answer.catch(() => {}) // SWR doesn't wait for it if the page has gone meanwhile
      return mutate(read.key, answer, { revalidate: false }).catch(() => undefined)
    }
    const begin: Preloads['begin'] = (read) => {
      const key = unstable_serialize(read.key)
      if (peek(read) === undefined && !loads.has(key)) return load(key, read).catch(() => {})
      return Promise.resolve(loads.underWay(key)?.answer).catch(() => {})
    }
    const cacheBegun = () => {
      for (const [key, data] of loads.ended()) {
        if (cache.get(key)?.data === undefined) void mutate(key, data, { revalidate: false })
      }
    }
    const seed: Preloads['seed'] = (read, dataAfter) => {
      const cached = peek(read)
      const data = dataAfter(cached)
      if (data === cached) return
      void mutate(read.key, data, { revalidate: data === undefined })
      usage.need(unstable_serialize(read.key))() // starts its lifetime, in case no screen uses it
    }
    const abortPreloads = async () => {
      const isAny = await loads.abortPreloads()
      if (isAny) await swrDone()
      return isAny
    }
    return { preload, begin, cacheBegun, seed, peek, abortPreloads }
  }, [context, cache, mutate])
}

/** SWR ends a load, and keeps its answer in the cache, just after the load itself has ended. */
const swrDone = () => new Promise((resolve) => setTimeout(resolve))
