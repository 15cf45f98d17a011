import { type ReactNode, useLayoutEffect, useState } from 'react'

/**
 * Mounts in the same frame, but after what stands around it was measured: tabs measure themselves on mounting, a heading that takes the
 * focus is looked for on the page, and both would lay out all that is there.
 */
export function AfterMeasuring({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useLayoutEffect(() => setTime(true), [])
  return isTime && children
}
