import { reads, useRead } from '@driver-trust/domain/data'
import { answerOf } from '@driver-trust/domain/driver'
import { organisationIn } from '@driver-trust/domain/organisation'
import { useViewer } from '../account/useViewer.ts'
import { useVerdictsOf } from './useJudging.ts'

export interface ElsewhereProps {
  id: string
  organizationId: string
  /** The organisation that an inherited ban comes from: left out, as the verdict names it. */
  origin: { id: string } | undefined
}

/** What holds for the same person in the other organisations in view, and whether all of it has been read. */
export function useElsewhere({ id, organizationId, origin }: ElsewhereProps) {
  const { tree } = useViewer()
  const isAlone = organisationIn(tree, tree.rootId)?.childIds.length === 0
  const { data, error } = useRead(isAlone ? null : reads.liveStatuses(id))
  const verdictOf = useVerdictsOf(id, data)
  const said = [organizationId, origin?.id]
  const others = (data?.rows ?? []).filter((row) => !said.includes(row.organizationId))
  return {
    others: others.map((row) => ({
      orgId: row.organizationId ?? '',
      name: row.organizationName ?? '',
      answer: answerOf(verdictOf(row)),
    })),
    isRead: isAlone || data !== undefined || error !== undefined,
    /** What page and sheet say if some of it couldn't be read: they can be locked or banned there. */
    unread: !isAlone && (error || data?.isWhole === false) ? 'We couldn’t check their other organisations.' : undefined,
  }
}
