import { useEffect } from 'react'
import useSWR, { type State, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { isAborted } from '../http/RequestError.ts'
import { type DataInside, useData } from './DataContext.ts'
import type { Read } from './Read.ts'
import { withRetries } from './withRetries.ts'

/** One cached read, or none for null: fresh for a while, repeated when it fails, given up when nobody needs it; SWR's own shape (spec, section 9: caching). */
export function useRead<T>(read: Read<T> | null): SWRResponse<T, Error> {
  const inside = useData()
  const { cache, mutate } = useSWRConfig()
  const { usage } = inside
  const serialised = unstable_serialize(read?.key ?? null)
  useEffect(() => {
    if (serialised === '') return undefined
    // Dropped by a write while it was fresh: SWR waits for the load that it has given up.
    if (isDropped(cache.get(serialised))) mutate((key) => unstable_serialize(key) === serialised).catch(() => undefined)
    return usage.need(serialised)
  }, [usage, serialised, cache, mutate])
  const response = useSWR<T, Error>(
    read?.key ?? null,
    read && (() => aheadOf<T>(inside, serialised) ?? loadOf(inside, serialised, read)),
    {
      dedupingInterval: (read?.freshness ?? 0) * 1000,
      keepPreviousData: read?.keepsPrevious ?? false,
      revalidateIfStale: !isPrepared(inside, serialised, read),
    },
  )
  const error = isAborted(response.error) ? undefined : response.error
  // A page that failed must not pass for the one before it.
  const isPrevious = read?.keepsPrevious && cache.get(serialised)?.data === undefined
  const data = error && isPrevious ? undefined : response.data
  return {
    mutate: response.mutate,
    // Only who asks for these is rendered anew when a load begins and ends.
    get isValidating() {
      return response.isValidating
    },
    get isLoading() {
      return response.isLoading
    },
    error,
    data,
  }
}

function isDropped(state: State | undefined): boolean {
  return state !== undefined && state.data === undefined && state.error === undefined && !state.isValidating
}

/** What was loaded a moment ago for the screen that shows it now is not asked for again. */
function isPrepared({ prepared }: DataInside, key: string, read: Read<unknown> | null): boolean {
  const at = prepared.get(key)
  return at !== undefined && performance.now() - at < (read?.freshness ?? 0) * 1000
}

/** A load that is under way already is waited for: a second one would give the first up. */
function aheadOf<T>({ ahead }: DataInside, key: string): Promise<T> | undefined {
  return ahead.get(key) as Promise<T> | undefined // a key stands for one read
}

/** Loads with repetitions; what fails in the end is logged once. */
export async function loadOf<T>(inside: DataInside, key: string, read: Read<T>): Promise<T> {
  const { client, session, timing, log, pending } = inside
  const signal = AbortSignal.any([pending.begin(key), session.lifetime()])
  try {
    const { retryDelays: delays, retryBudget: budget } = timing
    return await withRetries((each) => read.load(client, each, log), { delays, budget, signal })
  } catch (error) {
    log.error(error)
    throw error
  }
}
