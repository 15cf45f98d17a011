import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds between two loads. */
const EVERY = 10_000

interface Polled {
  /** `loadedAt`: when the answer came, in milliseconds of the page's own clock. */
  data: { loadedAt: number } | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** Loads again every 10 s while the page is visible; returns the age in seconds of what is shown, counted from its answer. */
export function usePolling({ data, isValidating, mutate }: Polled): number {
  const [now, setNow] = useState(() => performance.now())
  const askedAt = useRef(now)
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const present = performance.now()
    setNow(present)
    if (isValidating || present - askedAt.current < EVERY) return
    askedAt.current = present
    void mutate()
  })
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - (data?.loadedAt ?? now)) / 1000))
}
