import { useEffect } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useHost, useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'

const MAX_RECENT = 5

/** The ids of recently visited organisations, latest first. */
export function useRecentOrganisations(): readonly string[] {
  const { user } = useViewer()
  const [kept] = useRemembered(storageKeys.recentOrganisations(user.id))
  return idsOf(kept)
}

/** Records a visit to an organisation. It doesn't follow what is remembered, which would render the page a second time. */
export function useRecordedVisit(id: string): void {
  const { user } = useViewer()
  const { memory } = useHost()
  const key = storageKeys.recentOrganisations(user.id)
  useEffect(() => {
    if (idsOf(memory.read(key))[0] === id) return
    memory.update(key, (current) => [id, ...idsOf(current).filter((each) => each !== id)].slice(0, MAX_RECENT))
  }, [memory, key, id])
}

function idsOf(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : []
}
