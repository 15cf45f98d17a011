import { reads, useRead } from '@driver-trust/domain/data'
import { banOriginOf, isBanUnplaced, possibleOrigins, unplacedBan } from '@driver-trust/domain/driver'
import { ancestorsOf } from '@driver-trust/domain/organisation'
import { useViewer } from '../account/useViewer.ts'

/**
 * The organisation above, in view, that banned the person; `possible` names those that an inherited ban can only come from. `doubts` are for a verdict that needs to know: the person's
 * records in the organisations above are still to be read, couldn't be, or don't say where a ban is from.
 */
export function useBanOrigin({ id, organizationId }: { id: string; organizationId: string }) {
  const { tree } = useViewer()
  const isTop = ancestorsOf(tree, organizationId).length === 0
  const { data, error } = useRead(isTop ? null : reads.liveStatuses(id))
  const origin = data && banOriginOf(tree, organizationId, data.rows)
  const isRead = isTop || (data?.isWhole === true && !error)
  const doubts = [
    isRead || 'the driver’s records in other organisations couldn’t be loaded',
    !isBanUnplaced(data?.rows ?? [], tree) || unplacedBan,
  ].filter((doubt) => doubt !== true)
  return { origin, possible: possibleOrigins(tree, organizationId), doubts, isWaiting: !isTop && !data && !error }
}
