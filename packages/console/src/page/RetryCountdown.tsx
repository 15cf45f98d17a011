import type { RequestError } from '@driver-trust/domain/http'
import { useEffect } from 'react'
import { useCountdown } from './useCountdown.ts'

const USUAL_SECONDS = 5

interface RetryCountdownProps {
  error: RequestError
  onOver: () => void
  isRetrying: boolean
}

/** Counts down the wait that the server asked for, then retries without a click. */
export function RetryCountdown({ error, onOver, isRetrying }: RetryCountdownProps) {
  const [left, start] = useCountdown(onOver)
  useEffect(() => start(error.retryAfter ?? USUAL_SECONDS), [error, start])
  if (left === 0 || isRetrying) return <>The server is busy. Trying again…</>
  return (
    <>
      The server is busy. We’ll try again in <span aria-live="off">{left}</span> s.
    </>
  )
}
