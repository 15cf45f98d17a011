import { useEffect, useRef, useState } from 'react'
import type { Kind } from './useHeldLocation.ts'

const PATIENCE = 10_000

/** After a navigation leads the focus to the heading, scrolls to the top unless one goes back, and gives the title to announce. */
export function useArrival({ path, kind, isShown }: { path: string; kind: Kind; isShown: boolean }): string {
  const [announced, setAnnounced] = useState('')
  const arrived = useRef(path)
  useEffect(() => {
    if (!isShown || arrived.current === path) return undefined
    arrived.current = path
    if (kind !== 'pop') window.scrollTo(0, 0)
    const stop = whenThere('main h1', (heading) => {
      const field = document.activeElement?.closest('input, textarea, select')
      const isTaken = field && !field.closest('[data-closed]') // by a form; the field of a closing dialog has had its turn
      if (!isTaken) focusOn(heading)
      setAnnounced(document.title)
    })
    return stop
  }, [path, kind, isShown])
  return announced
}

function focusOn(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Calls once with the element that matches, now or when it comes; gives the way to stop looking. */
function whenThere(selector: string, act: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) {
      stop()
      act(element)
    }
    return element !== null
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (!look()) observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
