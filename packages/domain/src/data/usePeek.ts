import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { Read } from './Read.ts'

/** Looks what the cache holds of a read, without asking the server for it (spec, section 9: caching). */
export function usePeek(): <T>(read: Read<T>) => T | undefined {
  const { cache } = useSWRConfig()
  return useCallback(<T>(read: Read<T>) => cache.get(unstable_serialize(read.key))?.data as T | undefined, [cache]) // a key stands for one read
}
