import { useCallback, useEffect, useState } from 'react'

/** The seconds left since `start` was last called, and `start`. Uses a monotonic clock that a sleeping tab catches up with. */
export function useCountdown(seconds: number): [left: number, start: () => void] {
  const [end, setEnd] = useState<number>()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === undefined) return undefined
    const tick = () => {
      const rest = Math.max(0, Math.round((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setEnd(undefined)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  const start = useCallback(() => {
    setLeft(Math.ceil(seconds))
    setEnd(performance.now() + seconds * 1000)
  }, [seconds])
  return [left, start]
}
