import { loadUserRows, peopleRead, reads, useCachedLoad, useData, useListPage } from '@driver-trust/domain/data'
import {
  countedStatuses,
  type JudgedDriver,
  judgeDriver,
  type StatusCounts,
  type VerdictFigures,
  verdictFigures,
} from '@driver-trust/domain/driver'
import { driversWithStatus, type ListRequest, type OrganisationSearch } from '@driver-trust/domain/list'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useHost } from '../host.ts'
import { banOriginsIn } from '../people/columns.tsx'
import { useList } from '../people/listContext.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { type CheckState, createDocumentCheck, type DocumentCheck } from './createDocumentCheck.ts'
import { useToday } from './useToday.ts'

/** Who can drive in the branch that the page shows, as far as that is known. */
export interface BranchVerdicts {
  /** Undefined until the statuses are counted. */
  figures: VerdictFigures | undefined
  /** The cleared drivers, with the documents read so far. */
  cleared: readonly JudgedDriver[]
  check: CheckState & { start: () => void; stop: () => void }
  /** The statuses couldn't be counted. */
  error: Error | undefined
  retry: () => void
  isRetrying: boolean
  /** What the figures leave out, if the branch is too large. */
  notice: string | undefined
}

type Counted = keyof StatusCounts

const COUNTED = Object.keys(countedStatuses) as Counted[] // Object.keys widens them

/**
 * Counts the drivers of the list's branch by verdict (contract 3.7): by status at once, and by the documents of cleared
 * drivers as these are read. One component of a page starts the check, once the branch is small enough.
 */
export function useBranchVerdicts({ isReady = true, startsCheck = false } = {}): BranchVerdicts {
  const requests = useRequests()
  const pages = {
    all: useCount(requests.all, isReady),
    red: useCount(requests.red, isReady),
    banned: useCount(requests.banned, isReady),
    pending: useCount(requests.pending, isReady),
    unverified: useCount(requests.unverified, isReady),
    cleared: useCount(requests.cleared, isReady),
  }
  const { documentChecks } = useHost()
  const { start, stop, ...state } = useDocumentCheck(requests.cleared)
  const { first, total: clearedCount, isLoading } = pages.cleared
  useEffect(() => {
    const isSmall = clearedCount !== undefined && clearedCount > 0 && clearedCount <= documentChecks
    const isKnown = first !== undefined && !isLoading // until then it's the page of another scope
    if (startsCheck && isKnown && isSmall) start({ items: first, total: clearedCount })
  }, [startsCheck, first, isLoading, clearedCount, documentChecks, start]) // an action changes the page, and so who is checked
  const { drivers, documents } = state
  const { tree } = useViewer()
  const today = useToday()
  const cleared = useMemo(() => {
    const facts = { documents, bannedBy: banOriginsIn([], tree), today }
    return drivers.map((driver) => judgeDriver(driver, facts))
  }, [drivers, documents, tree, today])
  const counts = COUNTED.map((name) => pages[name].total)
  const figures = counts.every((count) => count !== undefined)
    ? verdictFigures(
        Object.fromEntries(COUNTED.map((name, at) => [name, counts[at]])) as Record<Counted, number>,
        cleared,
      ) // each is known
    : undefined
  const error = COUNTED.map((name) => pages[name].error).find((each) => each !== undefined)
  return {
    figures,
    cleared,
    check: { ...state, start: () => start(), stop },
    error,
    retry: () => {
      for (const name of COUNTED) if (pages[name].error) void pages[name].mutate()
    },
    isRetrying: COUNTED.some((name) => pages[name].isValidating),
    notice: requests.cleared.call === 'none' ? undefined : requests.cleared.notice,
  }
}

/** The lists that are counted, of the organisations that the page's list covers. */
function useRequests(): Record<Counted, ListRequest> {
  const viewer = useViewer()
  const { organisation, search } = useList()
  const { isOwnOnly } = search
  return useMemo(() => {
    const question = { viewer, organisationId: organisation.id, search: { isOwnOnly } as OrganisationSearch } // nothing else counts
    const list = (name: Counted) =>
      driversWithStatus({ ...question, pageSize: name === 'cleared' ? 100 : 1 }, countedStatuses[name])
    return {
      all: list('all'),
      red: list('red'),
      banned: list('banned'),
      pending: list('pending'),
      unverified: list('unverified'),
      cleared: list('cleared'),
    }
  }, [viewer, organisation.id, isOwnOnly])
}

/** How many drivers a list has. */
function useCount(request: ListRequest, isReady: boolean) {
  const page = useListPage(isReady ? peopleRead(request) : null, request)
  return {
    total: request.call === 'none' ? 0 : page?.data?.total,
    first: page?.data?.items,
    isLoading: page?.isLoading ?? false,
    error: page?.data ? undefined : page?.error,
    isValidating: page?.isValidating ?? false,
    mutate: page?.mutate ?? (async () => undefined),
  }
}

/** The check of a branch, which outlives the page: what was read stays known while the user visits a driver. */
function useDocumentCheck(request: ListRequest): CheckState & Pick<DocumentCheck, 'start' | 'stop'> {
  const { client, session, log } = useData()
  const load = useCachedLoad()
  const { memory } = useHost()
  const { user } = useViewer()
  const place = `documents of ${user.id}: ${JSON.stringify(request)}`
  const check = useMemo(() => {
    const held = memory.page.get(place) as DocumentCheck | undefined // only this hook writes under this key
    if (held) return held
    const created = createDocumentCheck({
      loadDrivers: (signal, firstPage) =>
        request.call === 'users'
          ? loadUserRows(client, request, { signal: AbortSignal.any([signal, session.lifetime()]), firstPage })
          : Promise.resolve({ rows: [], total: 0, isWhole: true }),
      loadDocuments: (id) => load(reads.deadlines(id)),
      onError: log.error,
    })
    memory.page.set(place, created)
    return created
  }, [memory, place, client, session, load, log, request])
  const state = useSyncExternalStore(check.subscribe, check.read)
  return { ...state, start: check.start, stop: check.stop }
}
