import { Spinner } from '@driver-trust/ui/spinner'
import type { ReactNode } from 'react'
import { Patience } from './Patience.tsx'
import { pending } from './pending.css.ts'
import { useIsLetIn, useWaiting } from './pendingView.ts'

interface PendingProps {
  onRetry?: (() => void) | undefined
  /** The time without a sign is over: the previous screen has stayed for it. */
  isDue?: boolean
}

/** The pending view, while code, the account or a screen's first data load: nothing for a second, so that a fast start doesn't flicker. */
export function Pending({ onRetry, isDue = false }: PendingProps) {
  const isVisible = useWaiting(isDue)
  return (
    <div className={pending}>
      {isVisible && (
        <div role="status" aria-label="Loading">
          <Spinner />
        </div>
      )}
      <Patience onRetry={onRetry} />
    </div>
  )
}

interface AfterPendingProps {
  /** The frame of the pending view, as it was while waiting. */
  around?: ((pending: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** What was waited for; a pending view that has only just become visible stays for its minimum first. */
export function AfterPending({ around = (pending) => pending, children }: AfterPendingProps) {
  return useIsLetIn() ? children : around(<Pending />)
}
