import { loadListRows, useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import type { ListRequest } from '@driver-trust/domain/list'
import { toast } from '@driver-trust/ui/toast'
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

interface WholeListOptions {
  limit?: number
  /** Called after a failure; by default a toast says so. */
  onFailure?: () => void
}

/** Loads a list on all its pages, until it's stopped or the component is gone; then, and after a failure, it gives nothing. */
export function useWholeList() {
  const { client } = useData()
  const { progress, start, stop } = useLongLoad()
  const load = (request: ListRequest, { onFailure = sayFailed, ...options }: WholeListOptions = {}) =>
    start((each) => loadListRows(client, request, { ...options, ...each }), onFailure)
  return { progress, load, stop }
}

function sayFailed() {
  toast.error('The list could not be loaded. Please try again later.')
}
