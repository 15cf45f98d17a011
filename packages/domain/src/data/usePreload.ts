import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useData } from './DataContext.ts'
import type { Read } from './Read.ts'
import { loadOf } from './useRead.ts'

/**
 * Loads into the cache what a screen will read, unless it is there already; failures wait for the screen itself.
 * Gives undefined where nothing needs to be waited for (spec, section 9: preload).
 */
export function usePreload(): (read: Read<unknown>) => Promise<unknown> | undefined {
  const inside = useData()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (read) => {
      const key = unstable_serialize(read.key)
      if (cache.get(key)?.data !== undefined) return undefined
      const { ahead, prepared, usage } = inside
      const underWay = ahead.get(key)
      if (underWay) return underWay.catch(() => undefined)
      const load = loadOf(inside, key, read)
        .then((data) => {
          prepared.set(key, performance.now())
          usage.need(key)() // its lifetime begins, should no screen come to need it
          return data
        })
        .finally(() => ahead.delete(key))
      ahead.set(key, load)
      return mutate(read.key, load, { revalidate: false }).catch(() => undefined)
    },
    [inside, cache, mutate],
  )
}
