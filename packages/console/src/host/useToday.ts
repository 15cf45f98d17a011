import { useData } from '@driver-trust/domain/data'
import type { Clock } from '@driver-trust/domain/http'
import { useCallback, useSyncExternalStore } from 'react'

/** The calendar day, such as "2026-03-01", by which documents are judged: it changes at midnight on an open page. */
export function useToday(): string {
  return useClock((clock) => clock.today())
}

/** What the clock says, read again whenever that may have changed. */
export function useClock<T>(read: (clock: Clock) => T): T {
  const { clock } = useData()
  const subscribe = useCallback((listener: () => void) => subscribeTo(clock, listener), [clock])
  return useSyncExternalStore(subscribe, () => read(clock))
}

/** Milliseconds between two looks at the clock. */
const LOOK = 30_000

/** One timer for all dates on a page. */
const listeners = new Map<Clock, { all: Set<() => void>; stop: () => void }>()

/** Tells when the time may be another: now and then, on return, and when an answer corrects the clock. */
function subscribeTo(clock: Clock, listener: () => void): () => void {
  const shared = listeners.get(clock) ?? startLooking(clock)
  listeners.set(clock, shared)
  shared.all.add(listener)
  return () => {
    shared.all.delete(listener)
    if (shared.all.size > 0) return
    shared.stop()
    listeners.delete(clock)
  }
}

function startLooking(clock: Clock) {
  const all = new Set<() => void>()
  const look = () => {
    for (const listener of all) listener()
  }
  const timer = setInterval(look, LOOK)
  const unsubscribe = clock.subscribe(look)
  document.addEventListener('visibilitychange', look) // a hidden page's timers can be late
  window.addEventListener('focus', look)
  const stop = () => {
    clearInterval(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
  return { all, stop }
}
