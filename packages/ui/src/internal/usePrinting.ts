'use client'

import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../theme/media.ts'

/** Whether the page is being printed: also while the browser prepares that, when its media condition doesn't hold yet. False on a server. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}

let isPrinting = false

function subscribe(onChange: () => void) {
  const paper = matchMedia(media.print)
  const set = (now: boolean) => {
    isPrinting = now
    flushSync(onChange) // the browser renders the printout as soon as the listener returns
  }
  const begin = () => set(true)
  const end = () => set(false)
  const look = () => set(paper.matches)
  isPrinting = paper.matches
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper.addEventListener('change', look)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper.removeEventListener('change', look)
  }
}
