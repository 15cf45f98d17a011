'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Whether an element's content is wider than the element. */
export function useOverflows<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null)
  const [overflows, setOverflows] = useState(false)
  const measure = useEffectEvent(({ scrollWidth, clientWidth }: Target) => {
    const isWider = scrollWidth > clientWidth + 1
    if (isWider !== overflows) setOverflows(isWider) // the same value would commit once more for nothing
  })
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [target, overflows]
}
