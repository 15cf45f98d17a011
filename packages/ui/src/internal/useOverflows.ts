'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element's content is wider than the element. */
export function useOverflows<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const isWider = element.scrollWidth > element.clientWidth + 1
      if (isWider !== overflows) setOverflows(isWider) // React may commit the same value once more for nothing
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [overflows])
  return [target, overflows]
}
