import { reads, useRead } from '@driver-trust/domain/data'
import {
  countedStatuses,
  type JudgedDriver,
  judgeDriver,
  type StatusCounts,
  type VerdictFigures,
  verdictFigures,
} from '@driver-trust/domain/driver'
import type { UsersQuery } from '@driver-trust/domain/http'
import { driversWithStatus, type OrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { useEffect, useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { useEventListener } from '../host/useEventListener.ts'
import type { CheckState } from './createDocumentCheck.ts'
import { useDocumentCheck } from './useDocumentCheck.ts'
import { useJudging } from './useJudging.ts'

/** Who can drive in the branch that the page shows, as far as that is known. */
export interface BranchVerdicts {
  /** Undefined until the statuses are counted. */
  figures: VerdictFigures | undefined
  /** The cleared drivers, with the documents read so far. */
  cleared: readonly JudgedDriver[]
  check: CheckState & { start: () => void; stop: () => void }
  /** The statuses couldn't be counted. */
  error: Error | undefined
  /** The bans of the organisations in view couldn't be read, so nobody is said to drive. */
  areBansUnread: boolean
  retry: () => void
  isRetrying: boolean
  /** What the figures leave out, if the branch is too large. */
  notice: string | undefined
}

const COUNTED = Object.keys(countedStatuses) as (keyof StatusCounts)[] // Object.keys widens them
const NONE: StatusCounts = { all: 0, red: 0, banned: 0, pending: 0, unverified: 0, cleared: 0 }

/** The organisation of a list, with those below it unless the search leaves them out. */
export interface CheckedBranch {
  organisation: Pick<OrganisationNode, 'id'>
  search: Pick<OrganisationSearch, 'isOwnOnly'>
}

/**
 * Counts the drivers of the list's branch by verdict (contract 3.7): by status at once, and by the documents of cleared
 * drivers as these are read. One component of a page starts the check, once the branch is small enough.
 */
export function useBranchVerdicts(branch: CheckedBranch, { isReady = true, startsCheck = false } = {}): BranchVerdicts {
  const { cleared: request, counts: read } = useRequests(branch)
  const counts = useRead(isReady ? read : null)
  const { data } = counts
  const counted = useMemo(() => data && { counts: totalsOf(data), firstPage: data.cleared }, [data])
  const { documentChecks } = useHost()
  const { start, update, stop, ...state } = useDocumentCheck(request)
  useEffect(() => {
    if (!startsCheck || !counted) return
    const { total } = counted.firstPage
    update(counted, { begins: total > 0 && total <= documentChecks }) // after an action others are cleared
  }, [startsCheck, counted, documentChecks, update])
  useEventListener(startsCheck ? window : undefined, 'online', () => {
    if (state.state === 'failed' || state.state === 'running') start(counted) // one under way can still fail of what was lost
  })
  const { drivers, documents, missing } = state
  const { bannedBy, required, today, error: bansError } = useJudging({ isReady })
  const cleared = useMemo(() => {
    const facts = { documents, bannedBy, required, today }
    return drivers.map((driver) => judgeDriver(driver, facts))
  }, [drivers, documents, bannedBy, required, today])
  const totals = state.counts ?? counted?.counts ?? (isReady && read === null ? NONE : undefined)
  return {
    figures:
      totals && verdictFigures({ ...totals, cleared: Math.max(totals.cleared, drivers.length + missing) }, cleared),
    cleared,
    check: { ...state, start: () => start(counted), stop },
    error: counts.data ? undefined : counts.error,
    areBansUnread: bansError !== undefined,
    retry: () => void counts.mutate(),
    get isRetrying() {
      return counts.isValidating
    },
    notice: request.call === 'none' ? undefined : request.notice,
  }
}

/** What the server counts in the list's branch by status. */
export function useStatusCounts(branch: CheckedBranch, { isReady }: { isReady: boolean }): StatusCounts | undefined {
  const { counts } = useRequests(branch)
  const { data } = useRead(isReady ? counts : null)
  return data && totalsOf(data)
}

function totalsOf(of: Readonly<Record<keyof StatusCounts, { total: number }>>): StatusCounts {
  return Object.fromEntries(COUNTED.map((name) => [name, of[name].total])) as StatusCounts // each of them
}

/** The list of cleared drivers, and what counts it and the others, of the organisations that the page's list covers. */
function useRequests({ organisation, search: { isOwnOnly } }: CheckedBranch) {
  const viewer = useViewer()
  return useMemo(() => {
    const question = { viewer, organisationId: organisation.id, search: { isOwnOnly } as OrganisationSearch } // all that is read of it
    const list = (name: keyof StatusCounts) =>
      driversWithStatus({ ...question, pageSize: name === 'cleared' ? 100 : 1 }, countedStatuses[name])
    const queries = COUNTED.flatMap((name) => {
      const request = list(name)
      return request.call === 'users' ? [[name, request.query] as const] : []
    })
    const lists = Object.fromEntries(queries) as Record<keyof StatusCounts, UsersQuery> // all of them, or none
    return { cleared: list('cleared'), counts: queries.length > 0 ? reads.counts(lists) : null }
  }, [viewer, organisation.id, isOwnOnly])
}
