import { useCallback, useState } from 'react'
import { useInterval } from '../host/useInterval.ts'

/** The seconds left since `start` was last called, and `start`. Uses a monotonic clock that a sleeping tab catches up with. */
export function useCountdown(onOver?: () => void): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState<number>()
  const [left, setLeft] = useState(0)
  const tick = (end: number) => {
    const rest = Math.max(0, Math.round((end - performance.now()) / 1000))
    setLeft(rest)
    if (rest > 0) return
    setEnd(undefined)
    onOver?.()
  }
  useInterval(() => end !== undefined && tick(end), 1000, end !== undefined)
  const start = useCallback((seconds: number) => {
    setLeft(Math.ceil(seconds))
    setEnd(performance.now() + seconds * 1000)
  }, [])
  return [left, start]
}
