import type { RequestError } from '@driver-trust/domain'
import { useEffect, useRef } from 'react'
import { useCountdown } from './useCountdown.ts'

const USUAL_SECONDS = 5

interface PutOffProps {
  error: RequestError
  /** Tries again, when the time is over. */
  onOver: () => void
  isRetrying: boolean
}

/** How long the server asked to wait, counted down; then it's tried again without a click. */
export function PutOff({ error, onOver, isRetrying }: PutOffProps) {
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
