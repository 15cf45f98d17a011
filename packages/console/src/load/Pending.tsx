import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { RefreshIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
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
import { useTitle } from '../routing/useTitle.ts'
import { pending } from './pending.css.ts'

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

/** Milliseconds after which a wait shows, and for which it then shows at least (spec, section 9: Router timing). */
export interface PendingTiming {
  pendingAfter: number
  minimumPending: number
}

/** The one wait of the page: account, code and data may follow each other, but the person waits once. */
export interface PendingView {
  /** Says that something is waited for; gives the way to say that it has come. `isDue`: the time without a sign is already over. */
  begin: (isDue: boolean) => () => void
  isVisible: () => boolean
  /** It has only just become visible: what has come waits, so that nothing flashes. */
  isFresh: () => boolean
  subscribe: (listener: () => void) => () => void
}

export function createPendingView({ pendingAfter, minimumPending }: PendingTiming): PendingView {
  const listeners = new Set<() => void>()
  let waits = 0
  let state: 'idle' | 'unseen' | 'fresh' | 'visible' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (next: typeof state) => {
    clearTimeout(timer)
    state = next
    for (const listener of listeners) listener()
  }
  const show = () => {
    enter(minimumPending > 0 ? 'fresh' : 'visible')
    if (minimumPending > 0) timer = setTimeout(() => enter('visible'), minimumPending)
  }
  const begin = (isDue: boolean) => {
    waits += 1
    const isSeen = state === 'fresh' || state === 'visible'
    if (!isSeen && (isDue || pendingAfter === 0)) show()
    else if (state === 'idle') {
      state = 'unseen'
      timer = setTimeout(show, pendingAfter)
    }
    return () => {
      waits -= 1
      // What is waited for next begins in the same commit, and then the wait goes on.
      queueMicrotask(() => {
        if (waits === 0 && state !== 'idle') enter('idle')
      })
    }
  }
  return {
    begin,
    isVisible: () => state === 'fresh' || state === 'visible',
    isFresh: () => state === 'fresh',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** App provides it with the product's times. */
export const PendingViewContext = createContext<PendingView>(createPendingView({ pendingAfter: 0, minimumPending: 0 }))

/** Waits as long as the component is mounted; true once the wait shows. */
function useWaiting(isDue: boolean): boolean {
  const view = useContext(PendingViewContext)
  useLayoutEffect(() => view.begin(isDue), [view, isDue])
  return useSyncExternalStore(view.subscribe, view.isVisible)
}

/** False from mounting until a wait that has only just become visible has shown for its minimum; true ever after. */
function useIsLetIn(): boolean {
  const view = useContext(PendingViewContext)
  const isFresh = useSyncExternalStore(view.subscribe, view.isFresh)
  const [isLetIn, setLetIn] = useState(!isFresh)
  useLayoutEffect(() => {
    if (!isFresh) setLetIn(true)
  }, [isFresh])
  return isLetIn || !isFresh
}

/** Stands in for the page of a person while it loads. */
export function PersonPending({ title }: { title: string }) {
  useTitle(title)
  return (
    <div role="status" aria-label="Loading">
      <Stack gap="6">
        <Skeleton width={280} height={32} />
        <Card>
          <Stack gap="4">
            <Skeleton width="60%" />
            <Skeleton width="45%" />
            <Skeleton width="52%" />
          </Stack>
        </Card>
      </Stack>
    </div>
  )
}

/** Milliseconds after which a wait says that it goes on, and after which it can be begun again. */
export interface PatienceTiming {
  words: number
  retry: number
}

/** The product's times; stories bring their own, in which a wait stays as it began or is long from the start. */
export const PatienceContext = createContext<PatienceTiming>({ words: 3000, retry: 10_000 })

interface PatienceProps {
  /** Begins the load again; without it there are words alone. */
  onRetry?: (() => void) | undefined
  /** Out of the way of what is loading, which stands below. */
  isAbove?: boolean
}

/** What a first load says while it takes long: nothing for a moment, then that it goes on, then how to begin again. */
export function Patience({ onRetry, isAbove = false }: PatienceProps) {
  const { words, retry } = useContext(PatienceContext)
  const [attempt, setAttempt] = useState(1)
  const isLong = useIsOver(words, attempt)
  const isStuck = useIsOver(retry, attempt)
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

function useIsOver(milliseconds: number, attempt: number): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (!Number.isFinite(milliseconds)) return undefined
    const timer = setTimeout(() => setOver(attempt), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, attempt])
  return over === attempt
}
