import { loadUserRows, useData } from '@driver-trust/domain/data'
import type { ListRequest } from '@driver-trust/domain/list'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { type CheckState, createDocumentCheck, type DocumentCheck } from './createDocumentCheck.ts'

/** The check of the drivers whom a request lists; it outlives the page: what was read stays known while the user visits a driver. */
export function useDocumentCheck(request: ListRequest): CheckState & Pick<DocumentCheck, 'start' | 'update' | 'stop'> {
  const { client, session, log, documents, ownLists } = useData()
  const { memory } = useHost()
  const { user } = useViewer()
  const place = `documents of ${user.id}: ${JSON.stringify(request)}`
  const check = useMemo(() => {
    const held = memory.page.get(place) as DocumentCheck | undefined // only this hook writes under this key
    if (held) return held
    const created = createDocumentCheck({
      loadDrivers: ({ signal, ...options }) =>
        request.call === 'users'
          ? loadUserRows(client, request, { ...options, signal: AbortSignal.any([signal, session.lifetime()]) })
          : Promise.resolve({ rows: [], total: 0, isWhole: true }),
      documents,
      onError: log.error,
    })
    memory.page.set(place, created)
    return created
  }, [memory, place, client, session, documents, log, request])
  useEffect(() => {
    const list = { rows: () => check.read().drivers, readAgain: () => check.update(undefined, { begins: false }) }
    ownLists.add(list)
    return () => void ownLists.delete(list)
  }, [ownLists, check])
  const state = useSyncExternalStore(check.subscribe, check.read)
  return { ...state, start: check.start, update: check.update, stop: check.stop }
}
