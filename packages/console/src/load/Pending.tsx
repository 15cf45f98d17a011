import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { RefreshIcon } from '@driver-trust/ui/icon/draw'
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
  /** The delay is over: the previous screen has already stayed for it. */
  isDue?: boolean
}

/** The pending view while code, the account or a screen's first data loads: blank for a second, so that a fast start doesn't flicker. */
export function Pending({ onRetry, isDue = false }: PendingProps) {
  const isVisible = useWaiting(isDue)
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
  return useIsMinimumOver() ? children : around(<Pending />)
}

/** In milliseconds: the delay before the pending view shows, and how long it then stays at least (contract 9.1). */
export interface PendingTiming {
  pendingAfter: number
  minimumPending: number
}

/** The page's single wait: account, code and data may load in turn, but the user sees one pending view. */
export interface PendingView {
  /** Starts waiting; returns the function that ends it. `isDue`: the delay is already over. */
  begin: (isDue: boolean) => () => void
  isVisible: () => boolean
  /** The view has only just become visible, so the content waits to prevent a flash. */
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
      // The next wait may begin in the same commit, and then continues this one.
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

/** App provides it with the product's timing. */
export const PendingViewContext = createContext<PendingView>(createPendingView({ pendingAfter: 0, minimumPending: 0 }))

/** Waits while the component is mounted; true once the pending view shows. */
function useWaiting(isDue: boolean): boolean {
  const view = useContext(PendingViewContext)
  useLayoutEffect(() => view.begin(isDue), [view, isDue])
  return useSyncExternalStore(view.subscribe, view.isVisible)
}

/** False while a pending view that was just visible on mount completes its minimum; true from then on. */
function useIsMinimumOver(): boolean {
  const view = useContext(PendingViewContext)
  const isFresh = useSyncExternalStore(view.subscribe, view.isFresh)
  const [isOver, setIsOver] = useState(!isFresh)
  useLayoutEffect(() => {
    if (!isFresh) setIsOver(true)
  }, [isFresh])
  return isOver || !isFresh
}

/** The pending view of a person's page. */
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

/** In milliseconds: when a wait is explained, and when it can be restarted (contract 9.5). */
export interface SlowLoadTiming {
  words: number
  retry: number
}

/** The product's timing; stories replace it to show a wait that is new, or long from the start. */
export const SlowLoadContext = createContext<SlowLoadTiming>({ words: 3000, retry: 10_000 })

interface SlowLoadNoticeProps {
  /** Restarts the load; without it only the text shows. */
  onRetry?: (() => void) | undefined
  /** Moves the text away from the content, which loads below. */
  isAbove?: boolean
}

/** Feedback during a long first load: nothing at first, then that it continues, then a way to try again. */
export function SlowLoadNotice({ onRetry, isAbove = false }: SlowLoadNoticeProps) {
  const { words, retry } = useContext(SlowLoadContext)
  const [attempt, setAttempt] = useState(1)
  const isLong = useHasElapsed(words, attempt)
  const isStuck = useHasElapsed(retry, attempt)
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
