import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds after which what is shown is looked at again. */
const EVERY = 10_000

interface Polled {
  isValidating: boolean
  error: Error | undefined
  mutate: () => Promise<unknown>
}

/** Loads again every 10 s while the page is seen; gives how many seconds ago what is shown was loaded. */
export function usePolling({ isValidating, error, mutate }: Polled): number {
  const [loadedAt, setLoadedAt] = useState(() => performance.now())
  const [now, setNow] = useState(loadedAt)
  const askedAt = useRef(loadedAt)
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const present = performance.now()
    setNow(present)
    if (isValidating || present - askedAt.current < EVERY) return
    askedAt.current = present
    void mutate()
  })
  useEffect(() => {
    if (isValidating || error) return // what fails stays on screen with its age
    setLoadedAt(performance.now())
    setNow(performance.now())
  }, [isValidating, error])
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.floor((now - loadedAt) / 1000)
}
