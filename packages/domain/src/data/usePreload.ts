import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useData } from './DataContext.ts'
import type { Read } from './Read.ts'
import { loadOf } from './useRead.ts'

/** Loads into the cache what a screen will read, unless it is there already; failures wait for the screen itself. */
export function usePreload(): (read: Read<unknown>) => void {
  const inside = useData()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (read) => {
      const key = unstable_serialize(read.key)
      if (cache.get(key)?.data !== undefined) return
      void mutate(read.key, loadOf(inside, key, read), { revalidate: false }).catch(() => undefined)
    },
    [inside, cache, mutate],
  )
}
