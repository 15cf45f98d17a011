import { useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import { useState } from 'react'
import { useAbortOnLeave } from '../load/useAbortOnLeave.ts'

interface LongLoadOptions {
  signal: AbortSignal
  onProgress: (loaded: number, total: number) => void
}

/** Loads in many requests with a progress, until it's stopped or the component is gone; then, and after a failure, it gives nothing. */
export function useLongLoad() {
  const { session, log } = useData()
  const [progress, setProgress] = useState<{ loaded: number; total: number }>()
  const abort = useAbortOnLeave()
  const start = async <T>(load: (options: LongLoadOptions) => Promise<T>, onFailure: () => void) => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()]) // a new session must not continue another user's work
    setProgress({ loaded: 0, total: 0 })
    try {
      return await load({ signal, onProgress: (loaded, total) => setProgress({ loaded, total }) })
    } catch (error) {
      if (isAborted(error) || signal.aborted) return undefined
      log.error(error)
      onFailure()
      return undefined
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, start, stop: () => abort.current?.abort() }
}
