import { type RefObject, useEffect, useRef } from 'react'

/** Holds the latest work of a component, which is aborted once the component is gone. */
export function useAbortOnLeave(reason?: string): RefObject<AbortController | undefined> {
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(reason), [reason])
  return work
}
