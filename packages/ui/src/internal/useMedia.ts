'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media condition matches, updated as it changes; false on a server. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watch = watched(condition)
      const look = () => {
        watch.matches = watch.list.matches
        onChange()
      }
      watch.matches = watch.list.matches
      watch.list.addEventListener('change', look)
      return () => watch.list.removeEventListener('change', look)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => watched(condition).matches,
    () => false,
  )
}

interface Watched {
  list: MediaQueryList
  matches: boolean
}

const conditions = new Map<string, Watched>()

/** Evaluated as someone begins to listen and as it changes: each render would restyle the page to evaluate it. */
function watched(condition: string): Watched {
  const known = conditions.get(condition)
  if (known) return known
  const list = matchMedia(condition)
  const added = { list, matches: list.matches }
  conditions.set(condition, added)
  return added
}
