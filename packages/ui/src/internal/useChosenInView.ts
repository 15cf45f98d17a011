'use client'

import { useEffect, useRef } from 'react'

/** For a bar that scrolls sideways: another choice, or other room that it needs, scrolls it into view, and never the page. */
export function useChosenInView<Bar extends HTMLElement>(selector: string, chosen: unknown) {
  const ref = useRef<Bar>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is chosen
  useEffect(() => {
    const bar = ref.current
    const view = bar?.getBoundingClientRect()
    const found = bar?.querySelector(selector)?.getBoundingClientRect()
    if (!bar || !view || !found) return
    bar.scrollLeft += Math.max(0, found.right - view.right) - Math.max(0, view.left - found.left)
  }, [selector, chosen])
  return ref
}
