import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'

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
export function useWaiting(isDue: boolean): boolean {
  const view = useContext(PendingViewContext)
  useLayoutEffect(() => view.begin(isDue), [view, isDue])
  return useSyncExternalStore(view.subscribe, view.isVisible)
}

/** False from mounting until a wait that has only just become visible has shown for its minimum; true ever after. */
export function useIsLetIn(): boolean {
  const view = useContext(PendingViewContext)
  const isFresh = useSyncExternalStore(view.subscribe, view.isFresh)
  const [isLetIn, setLetIn] = useState(!isFresh)
  useLayoutEffect(() => {
    if (!isFresh) setLetIn(true)
  }, [isFresh])
  return isLetIn || !isFresh
}
