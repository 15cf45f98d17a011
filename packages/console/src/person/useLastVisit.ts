import type { ActivityRecord } from '@driver-trust/domain/driver'
import { isFields } from '@driver-trust/domain/struct'
import { instantOf } from '@driver-trust/domain/text'
import { useEffect, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'

/** How many drivers are remembered. */
const MAX_DRIVERS = 200

/**
 * Tells whether a colleague's change happened after the last visit. Nothing is new on the first visit, and the user's own changes never
 * are. The newest entry now is what the next visit compares against.
 */
export function useLastVisit(
  driverId: string,
  newest: string | undefined,
): (change: Pick<ActivityRecord, 'createdAt' | 'performedBy'>) => boolean {
  const { user } = useViewer()
  const { memory } = useHost()
  const key = storageKeys.lastVisits(user.id)
  const [seen] = useState(() => instantOf(textOf(parseVisits(memory.read(key))[driverId])))
  useEffect(() => {
    const isNewer = (kept: unknown) => (instantOf(newest) ?? 0) > (instantOf(textOf(parseVisits(kept)[driverId])) ?? 0)
    if (!isNewer(memory.read(key))) return
    memory.update(key, (kept) => {
      if (!isNewer(kept)) return kept
      const { [driverId]: _before, ...others } = parseVisits(kept)
      return { ...Object.fromEntries(Object.entries(others).slice(1 - MAX_DRIVERS)), [driverId]: newest }
    })
  }, [memory, key, driverId, newest])
  return ({ createdAt, performedBy }) =>
    seen !== undefined && performedBy !== user.id && (instantOf(createdAt) ?? 0) > seen
}

function parseVisits(kept: unknown): Readonly<Record<string, unknown>> {
  return isFields(kept) ? kept : {}
}

function textOf(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined
}
