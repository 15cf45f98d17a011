import { useCallback, useRef, useState } from 'react'

interface Once {
  isBusy: boolean
  /** Starts the work, unless some is under way: then it does nothing and resolves to undefined. Stable between renders. */
  once: <T>(work: () => Promise<T>) => Promise<T | undefined>
}

/** Guards work against a second click, which can come before the button that was clicked shows that it is busy. */
export function useOnce(): Once {
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false) // the state lags behind
  const once = useCallback(async <T>(work: () => Promise<T>) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setIsBusy(true)
    try {
      return await work()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }, [])
  return { isBusy, once }
}
