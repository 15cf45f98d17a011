import { loadListRows, useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import type { ListRequest } from '@driver-trust/domain/list'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useRef, useState } from 'react'

interface Options {
  /** The most rows to load. */
  limit?: number
  /** Says so; by default in a toast. */
  onFailure?: () => undefined
}

/** Loads a list on all its pages, until it's stopped or the component is gone; then, and after a failure, it gives nothing. */
export function useWholeList() {
  const { client, session, log } = useData()
  const [progress, setProgress] = useState<{ loaded: number; total: number }>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const load = async (request: ListRequest, { onFailure = sayFailed, ...options }: Options = {}) => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()]) // a new session must not continue another user's work
    setProgress({ loaded: 0, total: 0 })
    try {
      const onProgress = (loaded: number, total: number) => setProgress({ loaded, total })
      return await loadListRows(client, request, { ...options, signal, onProgress })
    } catch (error) {
      if (isAborted(error)) return undefined
      log.error(error)
      return onFailure()
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, load, stop: () => abort.current?.abort() }
}

function sayFailed(): undefined {
  toast.error('The list could not be loaded. Please try again later.')
}
