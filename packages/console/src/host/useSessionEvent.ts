import { useData } from '@driver-trust/domain/data'
import type { Session } from '@driver-trust/domain/http'
import { useEffect, useEffectEvent } from 'react'

/** Calls back when the session begins, ends or becomes another user's, here or in another tab. */
export function useSessionEvent(onEvent: Parameters<Session['subscribe']>[0]): void {
  const { session } = useData()
  const tell = useEffectEvent(onEvent)
  useEffect(() => session.subscribe((event) => tell(event)), [session])
}
