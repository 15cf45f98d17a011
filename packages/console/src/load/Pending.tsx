import { Button } from '@driver-trust/ui/button'
import { RefreshIcon } from '@driver-trust/ui/icon/draw'
import { Inline } from '@driver-trust/ui/inline'
import { Spinner } from '@driver-trust/ui/spinner'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useInterval } from '../host/useInterval.ts'
import { pending } from './pending.css.ts'
import { useHasBeen } from './useHasBeen.ts'
import { useIsOnline } from './useIsOnline.ts'
import { WaitContext } from './WaitContext.ts'

interface PendingProps {
  onRetry?: (() => void) | undefined
  /** The delay is over: the previous screen has already stayed for it. */
  isDue?: boolean
}

/** The pending view while code, the account or a screen's first data loads: blank for a second, so that a fast start doesn't flicker. */
export function Pending({ onRetry, isDue = false }: PendingProps) {
  const wait = useContext(WaitContext)
  useLayoutEffect(() => wait.begin(isDue), [wait, isDue])
  const isVisible = useSyncExternalStore(wait.subscribe, wait.isVisible)
  return (
    <div className={pending}>
      {isVisible && (
        <div role="status" aria-label="Loading">
          <Spinner />
        </div>
      )}
      <SlowLoadNotice onRetry={onRetry} />
    </div>
  )
}

interface AfterPendingProps {
  /** The same frame as around the pending view. */
  around?: ((pending: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** Renders what was waited for; a pending view that has just become visible first stays for its minimum. */
export function AfterPending({ around = (pending) => pending, children }: AfterPendingProps) {
  const wait = useContext(WaitContext)
  const isFresh = useSyncExternalStore(wait.subscribe, wait.isFresh)
  return useHasBeen(!isFresh) ? children : around(<Pending />)
}

interface SlowLoadNoticeProps {
  /** Restarts the load; without it only the text shows. */
  onRetry?: (() => void) | undefined
  /** Moves the text away from the content, which loads below. */
  isAbove?: boolean
}

/** Feedback during a long first load: nothing at first, then that it continues, then a way to try again. */
export function SlowLoadNotice({ onRetry, isAbove = false }: SlowLoadNoticeProps) {
  const { stillLoadingAfter, retryAfter } = useContext(WaitContext).timing
  const isOnline = useIsOnline()
  const [attempt, setAttempt] = useState(1)
  const isLong = useHasElapsed(stillLoadingAfter, attempt)
  const isStuck = useHasElapsed(retryAfter, attempt)
  const begin = () => {
    setAttempt(attempt + 1)
    onRetry?.()
  }
  if (!isLong && isOnline) return null
  return (
    <Inline role="status" gap="3" justify="center" style={isAbove ? { marginBlockEnd: 16 } : undefined}>
      <Text tone="muted">{isOnline ? 'Still loading…' : 'You’re offline. We’ll load this when you’re back.'}</Text>
      {isStuck && onRetry && (
        <Button size="sm" iconStart={<RefreshIcon />} onClick={begin}>
          Try again
        </Button>
      )}
    </Inline>
  )
}

function useHasElapsed(milliseconds: number, attempt: number): boolean {
  const [over, setOver] = useState<number>()
  const hasElapsed = over === attempt
  useInterval(() => setOver(attempt), milliseconds, !hasElapsed && Number.isFinite(milliseconds))
  return hasElapsed
}
