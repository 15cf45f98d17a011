import { useEffect } from 'react'
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { isAborted } from '../http/RequestError.ts'
import { type DataInside, useData } from './DataContext.ts'
import type { Read } from './Read.ts'
import { withRetries } from './withRetries.ts'

/** One cached read, or none for null: fresh for a while, repeated when it fails, given up when nobody needs it; SWR's own shape. */
export function useRead<T>(read: Read<T> | null): SWRResponse<T, Error> {
  const inside = useData()
  const { cache } = useSWRConfig()
  const { usage } = inside
  const serialised = unstable_serialize(read?.key ?? null)
  useEffect(() => (serialised === '' ? undefined : usage.need(serialised)), [usage, serialised])
  const response = useSWR<T, Error>(read?.key ?? null, read && (() => loadOf(inside, serialised, read)), {
    dedupingInterval: (read?.freshness ?? 0) * 1000,
    keepPreviousData: read?.keepsPrevious ?? false,
  })
  const error = isAborted(response.error) ? undefined : response.error
  // A page that failed must not pass for the one before it.
  const isPrevious = read?.keepsPrevious && cache.get(serialised)?.data === undefined
  const data = error && isPrevious ? undefined : response.data
  return { mutate: response.mutate, isValidating: response.isValidating, isLoading: response.isLoading, error, data }
}

/** Loads with repetitions; what fails in the end is logged once. */
export async function loadOf<T>({ client, timing, log, pending }: DataInside, key: string, read: Read<T>): Promise<T> {
  const signal = pending.begin(key)
  try {
    return await withRetries(() => read.load(client, signal), { delays: timing.retryDelays, signal })
  } catch (error) {
    log.error(error)
    throw error
  }
}
