import { instantOf, isFields } from '@driver-trust/domain'
import { useEffect, useState } from 'react'
import { useMemory } from '../../memory/useMemory.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { storageKeys } from '../../storageKeys.ts'

/** So many drivers are remembered. */
const MOST = 200

/** An entry of a driver's history: when it happened, and who did it. */
interface Change {
  createdAt: string
  performedBy?: string | undefined
}

/**
 * Says whether a colleague's change came after the last visit; nothing is new at the first, and nobody's own changes are. The newest entry
 * now is what the next visit compares with.
 */
export function useLastVisit(driverId: string, newest: string | undefined): (change: Change) => boolean {
  const { user } = useViewer()
  const memory = useMemory()
  const key = storageKeys.lastVisits(user.id)
  const [seen] = useState(() => instantOf(textOf(visitsIn(memory.read(key))[driverId])))
  useEffect(() => {
    const isNewer = (kept: unknown) => (instantOf(newest) ?? 0) > (instantOf(textOf(visitsIn(kept)[driverId])) ?? 0)
    if (!isNewer(memory.read(key))) return
    memory.update(key, (kept) => {
      if (!isNewer(kept)) return kept
      const { [driverId]: _before, ...others } = visitsIn(kept)
      return { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [driverId]: newest }
    })
  }, [memory, key, driverId, newest])
  return ({ createdAt, performedBy }) =>
    seen !== undefined && performedBy !== user.id && (instantOf(createdAt) ?? 0) > seen
}

function visitsIn(kept: unknown): Readonly<Record<string, unknown>> {
  return isFields(kept) ? kept : {}
}

function textOf(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined
}
