import { loadListRows, useData } from '@driver-trust/domain/data'
import type { ListRequest } from '@driver-trust/domain/list'
import { toast } from '@driver-trust/ui/toast'
import { useLongLoad } from './useLongLoad.ts'

interface Options {
  limit?: number
  /** Called after a failure; by default a toast says so. */
  onFailure?: () => void
}

/** Loads a list on all its pages, until it's stopped or the component is gone; then, and after a failure, it gives nothing. */
export function useWholeList() {
  const { client } = useData()
  const { progress, start, stop } = useLongLoad()
  const load = (request: ListRequest, { onFailure = sayFailed, ...options }: Options = {}) =>
    start((each) => loadListRows(client, request, { ...options, ...each }), onFailure)
  return { progress, load, stop }
}

function sayFailed() {
  toast.error('The list could not be loaded. Please try again later.')
}
