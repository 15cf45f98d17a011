'use client'

import { useSyncExternalStore } from 'react'
import { media } from '../theme/media.ts'

/** Whether the page is on paper: also while the browser prepares that, when its media condition doesn't hold yet. */
export function usePaper(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaper,
    () => false,
  )
}

let isPaper = false

function subscribe(onChange: () => void) {
  const list = matchMedia(media.print)
  const set = (now: boolean) => () => {
    isPaper = now
    onChange()
  }
  const [begin, end] = [set(true), set(false)]
  const look = () => set(list.matches)()
  isPaper = list.matches
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  list.addEventListener('change', look)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    list.removeEventListener('change', look)
  }
}
