import { localDay } from '@driver-trust/domain/text'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const LOOK = 30_000

/** The calendar day, such as "2026-03-01", also on a page that stays open overnight: a document expires at midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today)
}

const today = () => localDay(new Date())

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK)
  document.addEventListener('visibilitychange', listener) // a hidden page's timers can be late
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
