import { RequestError } from '@driver-trust/domain'
import { useEffect, useRef, useState } from 'react'

export interface LinkCheck {
  /** Nothing answered; anything else has led on. */
  error: unknown
  retry: () => void
}

interface LinkCheckOptions {
  token: string | undefined
  /** Sends the token. */
  check: (token: string) => Promise<unknown>
  onSuccess: () => void
  /** An answer that is a refusal, or no token at all. */
  onRefused: (error: unknown) => void
}

/** Checks the token of a link once for each page load, also under StrictMode; without any answer it waits for a retry. */
export function useLinkCheck({ token, check, onSuccess, onRefused }: LinkCheckOptions): LinkCheck {
  const [attempt, setAttempt] = useState(1)
  const [error, setError] = useState<unknown>()
  const sent = useRef(0)
  useEffect(() => {
    if (sent.current === attempt) return
    sent.current = attempt
    if (token === undefined) {
      onRefused(undefined)
      return
    }
    check(token).then(onSuccess, (reason: unknown) => {
      const isAnswered = reason instanceof RequestError && reason.status !== undefined
      if (isAnswered) onRefused(reason)
      else setError(reason)
    })
  }, [attempt, token, check, onSuccess, onRefused])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return { error, retry }
}
