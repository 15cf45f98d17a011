import { useCallback } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'

const MAX_RECENT = 5

/** The ids of recently visited organisations, latest first, and a function that records a visit. */
export function useRecentOrganisations(): [ids: readonly string[], visit: (id: string) => void] {
  const { user } = useViewer()
  const [kept, , update] = useRemembered(storageKeys.recentOrganisations(user.id))
  const ids = idsOf(kept)
  const visit = useCallback(
    (id: string) => {
      if (idsOf(kept)[0] === id) return
      update((current) => [id, ...idsOf(current).filter((each) => each !== id)].slice(0, MAX_RECENT))
    },
    [kept, update],
  )
  return [ids, visit]
}

function idsOf(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : []
}
