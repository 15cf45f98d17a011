import { type ReactNode, useLayoutEffect, useState } from 'react'

/** Mounts in the same frame, but after what stands around it was measured: tabs and radios measure themselves, and with them all that is there. */
export function AfterMeasuring({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useLayoutEffect(() => setTime(true), [])
  return isTime && children
}
