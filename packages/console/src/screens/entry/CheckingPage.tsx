import { RequestError } from '@driver-trust/domain/http'
import { Inline } from '@driver-trust/ui/inline'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SlowLoadNotice } from '../../load/Pending.tsx'
import { CardPage } from '../../page/CardPage.tsx'
import { FailurePanel } from '../../page/FailurePanel.tsx'

interface CheckingPageProps {
  what: 'link' | 'invitation'
  token: string | undefined
  /** Sends the token. */
  check: (token: string) => Promise<unknown>
  onSuccess: () => void
  /** Called with a refusal, or if there is no token. */
  onRefused: (error: unknown) => void
}

/** Checks a link's token once per page load, also under StrictMode; if no answer arrives, it waits for a retry. */
export function CheckingPage({ what, token, check, onSuccess, onRefused }: CheckingPageProps) {
  const [attempt, setAttempt] = useState(1)
  const [error, setError] = useState<unknown>()
  const sent = useRef(0)
  const open = useRef(0)
  const refusal = useRef<unknown>(undefined)
  const send = useEffectEvent((attempt: number) => {
    if (sent.current === attempt) return
    sent.current = attempt
    if (token === undefined) {
      onRefused(undefined)
      return
    }
    open.current += 1
    check(token)
      .finally(() => {
        open.current -= 1
      })
      .then(onSuccess, (reason: unknown) => {
        refusal.current = isAnswer(reason) ? reason : refusal.current
        // An unanswered attempt may have used up the token, so this refusal could be wrong.
        if (open.current > 0) return
        if (refusal.current) onRefused(refusal.current)
        else setError(reason)
      })
  })
  useEffect(() => send(attempt), [attempt])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <CardPage title={error === undefined ? `Checking your ${what}…` : `We couldn’t check your ${what}`}>
      {error === undefined ? (
        <Stack gap="4">
          <Inline role="status" aria-label="Loading" justify="center">
            <Spinner />
          </Inline>
          <SlowLoadNotice onRetry={retry} />
        </Stack>
      ) : (
        <FailurePanel error={error} onRetry={retry} />
      )}
    </CardPage>
  )
}

function isAnswer(reason: unknown): boolean {
  return reason instanceof RequestError && reason.status !== undefined
}
