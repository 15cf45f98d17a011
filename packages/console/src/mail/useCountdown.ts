import { useEffect, useState } from 'react'

/** Seconds that are left since `start` was last called, and the way to start. */
export function useCountdown(seconds: number): [left: number, start: () => void] {
  const [left, setLeft] = useState(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [left, () => setLeft(seconds)]
}
