'use client'

import { type RefCallback, useCallback, useState } from 'react'

/** Whether something is true of an element's size and content, tested again as these change. Keep the test's identity. */
export function useMeasured<Target extends HTMLElement>(
  test: (element: Target) => boolean,
): [RefCallback<Target>, boolean] {
  const [isTrue, setIsTrue] = useState(false)
  const watch = useCallback(
    (element: Target | null) => {
      if (!element) return
      const measure = () => {
        const now = test(element)
        if (now !== isTrue) setIsTrue(now) // React may commit the same value once more for nothing
      }
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
      return () => observer.disconnect()
    },
    [test, isTrue],
  )
  return [watch, isTrue]
}
