import type { RequestError } from '@driver-trust/domain/http'
import { useCallback, useEffect, useRef, useState } from 'react'

const USUAL_SECONDS = 5

interface RetryCountdownProps {
  error: RequestError
  /** Called when the time is over, to try again. */
  onOver: () => void
  isRetrying: boolean
}

/** Counts down the wait that the server asked for, then retries without a click. */
export function RetryCountdown({ error, onOver, isRetrying }: RetryCountdownProps) {
  const { retryAfter = USUAL_SECONDS } = error
  const [left, start] = useCountdown(retryAfter)
  const counted = useRef<RequestError>(undefined)
  const wasCounting = useRef(false)
  const isCounting = left > 0
  useEffect(() => {
    if (counted.current === error) return
    counted.current = error
    start()
  }, [error, start])
  useEffect(() => {
    if (wasCounting.current && !isCounting) onOver()
    wasCounting.current = isCounting
  }, [isCounting, onOver])
  if (!isCounting || isRetrying) return <>The server is busy. Trying again…</>
  return (
    <>
      The server is busy. We’ll try again in <span aria-live="off">{left}</span> s.
    </>
  )
}

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
