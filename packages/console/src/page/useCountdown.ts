import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** The seconds left since `start` was last called, and `start`. Uses a monotonic clock that a sleeping tab catches up with. */
export function useCountdown(onOver?: () => void): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState<number>()
  const [left, setLeft] = useState(0)
  const tick = useEffectEvent((end: number) => {
    const rest = Math.max(0, Math.round((end - performance.now()) / 1000))
    setLeft(rest)
    if (rest > 0) return
    setEnd(undefined)
    onOver?.()
  })
  useEffect(() => {
    if (end === undefined) return undefined
    const timer = setInterval(() => tick(end), 1000)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback((seconds: number) => {
    setLeft(Math.ceil(seconds))
    setEnd(performance.now() + seconds * 1000)
  }, [])
  return [left, start]
}
