import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media condition holds now; follows its changes. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(condition)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [condition],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches)
}
