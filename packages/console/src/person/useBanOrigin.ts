import { reads, useRead } from '@driver-trust/domain/data'
import { banOriginOf, possibleOrigins } from '@driver-trust/domain/driver'
import { ancestorsOf } from '@driver-trust/domain/organisation'
import { useViewer } from '../account/useViewer.ts'

/**
 * The organisation above, in view, that banned the person; `possible` names those that an inherited ban can only come from. `doubts` are for a verdict that needs to know: the person's
 * records in the organisations above are still to be read, or couldn't be.
 */
export function useBanOrigin({ id, organizationId }: { id: string; organizationId: string }) {
  const { tree } = useViewer()
  const isTop = ancestorsOf(tree, organizationId).length === 0
  const { data, error } = useRead(isTop ? null : reads.liveStatuses(id))
  const origin = data && banOriginOf(tree, organizationId, data.rows)
  const isKnown = isTop || data?.isWhole === true
  const doubts = isKnown ? NONE : ['the driver’s records in other organisations couldn’t be loaded']
  return { origin, possible: possibleOrigins(tree, organizationId), doubts, isWaiting: !isTop && !data && !error }
}

const NONE: readonly string[] = []
