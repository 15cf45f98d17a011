import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Mounts its children in the same frame, but in a second commit. Tabs measure themselves on mount, and a navigation looks up the heading
 * to focus: with the children mounted, both would force a layout of all of them.
 */
export function DeferredMount({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false)
  useLayoutEffect(() => setIsMounted(true), [])
  return isMounted && children
}
