import { type KnownDocuments, reads, useRead } from '@driver-trust/domain/data'
import { type CheckedDriver, checkedDriver } from '@driver-trust/domain/driver'
import type { ListRequest } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Loading } from '../../page/Loaded.tsx'
import type { CheckState } from '../../verdicts/createDocumentCheck.ts'
import { useDocumentCheck } from '../../verdicts/useDocumentCheck.ts'
import { useJudging } from '../../verdicts/useJudging.ts'
import { useDocumentsOf } from '../../verdicts/useRowVerdicts.ts'

export interface DeadlineScan extends Pick<CheckState, 'missing' | 'listed' | 'left'> {
  /** The page of drivers that is checked without asking. */
  page: Loading<{ items: UserWithOrganisation[]; total: number; pageSize: number }>
  /** Those whose documents are known: of the page until a scan has read the list, then of all drivers. */
  checked: readonly CheckedDriver[]
  /** `page` until a scan begins. */
  state: 'page' | 'running' | 'stopped' | 'over'
  /** Drivers whose documents are known or couldn't be read, of how many. */
  done: number
  total: number
  /** Drivers whose documents couldn't be read. */
  failed: number
  /** The list of all drivers couldn't be read. */
  isListUnread: boolean
  /** Checks every driver; continues with those that aren't known yet. */
  start: () => void
  stop: () => void
}

const STATES = { idle: 'page', running: 'running', stopped: 'stopped', over: 'over', failed: 'stopped' } as const

/**
 * Reads the documents of the drivers on a page and, on request, of all of them. When the user comes back, and after an
 * action, the list is read again, documents that are still fresh aren't, and a scan that wasn't stopped continues.
 */
export function useDeadlineScan(request: ListRequest): DeadlineScan {
  const page = useRead(request.call === 'users' ? reads.people(request.query) : null)
  const everyone = useMemo(() => fromStart(request), [request])
  const check = useDocumentCheck(everyone)
  const isListed = check.drivers.length > 0
  const items = page.data?.items ?? NOBODY
  const ofPage = useDocumentsOf(isListed ? NOBODY : items)
  const [drivers, documents] = isListed ? [check.drivers, check.documents] : [items, ofPage]
  const checked = useChecked(drivers, documents)
  const unread = drivers.filter(({ id }) => documents.get(id) === 'unread').length
  const seen = useRef<ListRequest>(undefined)
  const refresh = useEffectEvent(() => {
    const isChanged = seen.current === request // the same page was refetched, as after an action; another page doesn't disturb a running scan
    seen.current = request
    if (isChanged || check.state !== 'running') check.update(undefined, { begins: false })
  })
  useEffect(() => {
    if (page.data) refresh()
  }, [page.data])
  return {
    page,
    checked,
    state: STATES[check.state],
    done: checked.length + unread,
    total: drivers.length,
    failed: unread,
    isListUnread: check.state === 'failed',
    missing: check.missing,
    listed: check.listed,
    left: check.left,
    start: check.start,
    stop: check.stop,
  }
}

/** The drivers whose documents are known, in their order. */
export function useChecked(drivers: readonly UserWithOrganisation[], documents: KnownDocuments): CheckedDriver[] {
  const { bannedBy, required, today } = useJudging()
  return useMemo(() => {
    const facts = { documents, bannedBy, required, today }
    return drivers.flatMap((driver) => checkedDriver(driver, facts) ?? [])
  }, [drivers, documents, bannedBy, required, today])
}

export const NOBODY: readonly UserWithOrganisation[] = []

/** The same scan for every page: each reads the list from its start. */
function fromStart(request: ListRequest): ListRequest {
  return request.call === 'users' ? { ...request, query: { ...request.query, page: 1, page_size: 100 } } : request
}
