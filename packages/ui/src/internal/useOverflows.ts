'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element's content is wider than the element. */
export function useOverflows<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [target, overflows]
}
