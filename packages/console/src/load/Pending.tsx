import { Button } from '@driver-trust/ui/button'
import { RefreshIcon } from '@driver-trust/ui/icon/draw'
import { Inline } from '@driver-trust/ui/inline'
import { Spinner } from '@driver-trust/ui/spinner'
import { Text } from '@driver-trust/ui/text'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { pending } from './pending.css.ts'

/** In milliseconds. */
export interface PageTiming {
  /** How long a link is hovered over or focused before its screen loads. */
  preloadDelay: number
  /** The delay before the pending view shows; until then the present screen stays. */
  pendingAfter: number
  /** How long the pending view then stays at least. */
  minimumPending: number
  /** When a wait is explained, and when it can be restarted. */
  stillLoadingAfter: number
  retryAfter: number
}

/** The product's timing (contract 9.1 and 9.5); stories don't wait. */
export const pageTiming: PageTiming = {
  preloadDelay: 50,
  pendingAfter: 1000,
  minimumPending: 500,
  stillLoadingAfter: 3000,
  retryAfter: 10_000,
}

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
  const [isOver, setIsOver] = useState(!isFresh) // true from the first time on, whatever loads later
  if (!isFresh && !isOver) setIsOver(true)
  return isOver ? children : around(<Pending />)
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
  const [attempt, setAttempt] = useState(1)
  const isLong = useHasElapsed(stillLoadingAfter, attempt)
  const isStuck = useHasElapsed(retryAfter, attempt)
  const begin = () => {
    setAttempt(attempt + 1)
    onRetry?.()
  }
  if (!isLong) return null
  return (
    <Inline role="status" gap="3" justify="center" style={isAbove ? { marginBlockEnd: 16 } : undefined}>
      <Text tone="muted">Still loading…</Text>
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
  useEffect(() => {
    if (!Number.isFinite(milliseconds)) return undefined
    const timer = setTimeout(() => setOver(attempt), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, attempt])
  return over === attempt
}

/** The page's single wait: a navigation, the account, code and data may load in turn, but the user sees one pending view. */
export interface Wait {
  timing: PageTiming
  /** Starts waiting; returns the function that ends it. `isDue`: the delay is already over. */
  begin: (isDue?: boolean) => () => void
  isVisible: () => boolean
  /** The view has only just become visible, so the content waits to prevent a flash. */
  isFresh: () => boolean
  subscribe: (listener: () => void) => () => void
}

export function createWait(timing: PageTiming): Wait {
  const { pendingAfter, minimumPending } = timing
  const listeners = new Set<() => void>()
  let waits = 0
  let state: 'idle' | 'unseen' | 'fresh' | 'visible' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (next: typeof state) => {
    clearTimeout(timer)
    state = next
    for (const listener of [...listeners]) listener()
  }
  const show = () => {
    enter(minimumPending > 0 ? 'fresh' : 'visible')
    if (minimumPending > 0) timer = setTimeout(() => enter('visible'), minimumPending)
  }
  return {
    timing,
    begin: (isDue = false) => {
      waits += 1
      const isSeen = state === 'fresh' || state === 'visible'
      if (!isSeen && (isDue || pendingAfter === 0)) show()
      else if (state === 'idle') {
        state = 'unseen'
        timer = setTimeout(show, pendingAfter)
      }
      return () => {
        waits -= 1
        // The next wait may begin in the same commit, and then continues this one.
        queueMicrotask(() => {
          if (waits === 0 && state !== 'idle') enter('idle')
        })
      }
    },
    isVisible: () => state === 'fresh' || state === 'visible',
    isFresh: () => state === 'fresh',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** App provides the page's wait; without one, the pending view shows at once. */
export const WaitContext = createContext<Wait>(createWait({ ...pageTiming, pendingAfter: 0, minimumPending: 0 }))
