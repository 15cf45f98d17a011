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

/**
 * Gives up what is being loaded ahead of its screen, so that a load that is begun again doesn't wait for it; tells whether there was
 * anything (spec, section 9: preload).
 */
export function useGiveUpAhead(): () => Promise<boolean> {
  const { ahead, pending } = useData()
  return useCallback(async () => {
    const loads = [...ahead]
    for (const [key] of loads) pending.abort(key)
    await Promise.allSettled(loads.map(([, load]) => load))
    if (loads.length > 0) await new Promise((resolve) => setTimeout(resolve)) // until SWR has ended them, too
    return loads.length > 0
  }, [ahead, pending])
}
