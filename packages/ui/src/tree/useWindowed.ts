import { type RefObject, useLayoutEffect, useState } from 'react'

const OVERSCAN = 8

export interface Windowed {
  first: number
  last: number
  /** Whether a line is known to be wholly in sight, without asking the page, which would have to be laid out first. */
  isInSight: (index: number) => boolean
}

/** Which lines of a scrolled list of equal lines are in sight, and a few more at either side. */
export function useWindowed(scroller: RefObject<HTMLElement | null>, rowHeight: number, count: number): Windowed {
  const [view, setView] = useState({ top: 0, height: 800, isMeasured: false })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight, isMeasured: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  const first = Math.floor(view.top / rowHeight) - OVERSCAN
  const last = Math.ceil((view.top + view.height) / rowHeight) + OVERSCAN
  const isInSight = (index: number) =>
    view.isMeasured && index * rowHeight >= view.top && (index + 1) * rowHeight <= view.top + view.height
  return { first: Math.max(0, first), last: Math.min(count, last), isInSight }
}
