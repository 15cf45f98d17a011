import type { RequestError } from '@driver-trust/domain/http'
import { useEffect, useRef } from 'react'
import { useCountdown } from './useCountdown.ts'

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
