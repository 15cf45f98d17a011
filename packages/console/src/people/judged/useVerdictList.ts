import { type ListRows, reads, useRead } from '@driver-trust/domain/data'
import {
  type DueHorizon,
  dueHorizons,
  dueStepLabels,
  dueStepOf,
  dueSteps,
  groupByCause,
  isDueHorizon,
  isVerificationStatus,
  type JudgedDriver,
  judgeDriver,
  standingStatuses,
  type VerificationStatus,
  verdictCauseLabel,
} from '@driver-trust/domain/driver'
import { driversWithStatus, type VerdictView } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
import { useMemo } from 'react'
import { useViewer } from '../../account/useViewer.ts'
import { formatDay } from '../../person/formatDate.ts'
import { rowKey } from '../../person/PersonRow.ts'
import { type BranchVerdicts, useBranchVerdicts } from '../../verdicts/useBranchVerdicts.ts'
import { useJudging } from '../../verdicts/useJudging.ts'
import { useList } from '../listContext.ts'
import { findDrivers } from './findDrivers.ts'

/** Drivers with the same reason. */
export interface VerdictSection {
  id: string
  label: string
  /** What tells the section's drivers apart at a glance: "oldest 6 Sep 2025". */
  detail?: string | undefined
  drivers: readonly JudgedDriver[]
  /** They can drive, but a document expires soon. */
  isSoon?: boolean
}

export interface VerdictRows {
  sections: readonly VerdictSection[]
  count: number
  verdicts: BranchVerdicts
  /** Nothing of it could be read. */
  error: Error | undefined
  retry: () => void
  isLoading: boolean
  /** Why drivers are missing from it; undefined if none is, as far as documents are known. */
  missing: string | undefined
  /** The same for printouts and files, which can be made before everything has loaded. */
  leftOut: string | undefined
}

/** The statuses that put a driver into each list whatever the documents say, and the words for these drivers. */
const BY_STATUS = {
  'cannot-drive': { statuses: standingStatuses.stopped, who: 'red and banned drivers' },
  'not-cleared': { statuses: standingStatuses.pending, who: 'drivers who aren’t cleared yet' },
  'can-drive': undefined,
} as const satisfies Record<VerdictView, unknown>

/** Everyone of the branch with a verdict, by reason; `text` searches them. */
export function useVerdictList(view: VerdictView, text: string): VerdictRows {
  const list = useList()
  const verdicts = useBranchVerdicts(list)
  const stopped = useStopped(BY_STATUS[view])
  const { cleared, check, figures } = verdicts
  const { due } = list.search
  const sections = useMemo(() => {
    const isStopped = new Set(stopped.drivers.map(({ driver }) => rowKey(driver))) // newer than what the check listed
    const stillCleared = cleared.filter(({ driver }) => !isStopped.has(rowKey(driver)))
    const judged = findDrivers(view === 'not-cleared' ? stopped.drivers : [...stopped.drivers, ...stillCleared], text)
    if (view === 'cannot-drive') return causeSections(judged)
    if (view === 'not-cleared') return statusSections(judged)
    return isDueHorizon(due) ? stepSections(judged, due) : canSections(judged)
  }, [stopped.drivers, cleared, view, text, due])
  const { missing } = stopped
  const isChecking = check.state === 'running' && check.drivers.length === 0
  const isLoading = stopped.isLoading || figures === undefined || (view === 'can-drive' && isChecking)
  return {
    sections,
    count: sections.reduce((count, { drivers }) => count + drivers.length, 0),
    verdicts,
    error: verdicts.error,
    retry: () => {
      stopped.retry()
      verdicts.retry()
    },
    isLoading,
    missing,
    leftOut: isLoading ? 'The list is still loading.' : missing,
  }
}

const NOBODY: readonly UserWithOrganisation[] = []

/** The drivers with these statuses. */
function useStopped(of: (typeof BY_STATUS)[VerdictView]) {
  const viewer = useViewer()
  const { organisation, search } = useList()
  const read = useMemo(() => {
    const question = { viewer, organisationId: organisation.id, search }
    const request = of && driversWithStatus(question, of.statuses)
    return request?.call === 'users' ? reads.everyUser(request) : null
  }, [viewer, organisation.id, search, of])
  const { data, error, mutate } = useRead(read)
  const judging = useJudging()
  const drivers = useMemo(() => {
    const facts = { ...judging, documents: new Map() }
    const rows = (data?.rows ?? NOBODY).filter(({ status }) => of?.statuses.some((each) => each === status)) // whatever the server filters by
    return rows.map((row) => judgeDriver(row, facts))
  }, [data, judging, of])
  return {
    drivers,
    retry: () => void mutate(),
    isLoading: read !== null && data === undefined && error === undefined,
    missing: of && missingText(of.who, data, error),
  }
}

function missingText(who: string, data: ListRows<unknown> | undefined, error: Error | undefined): string | undefined {
  if (!data) return error && `The ${who} couldn’t be loaded, so they’re missing here.`
  if (data.isWhole) return undefined
  return `Only ${formatCount(data.rows.length)} of the ${formatCount(data.total)} ${who} are listed here.`
}

/** Who isn't cleared yet, by what their status says. */
function statusSections(judged: readonly JudgedDriver[]): VerdictSection[] {
  const groups = Map.groupBy(judged, ({ driver }) => standingStatuses.pending.find(isSaidAs(driver.status)))
  return standingStatuses.pending.flatMap((status) => {
    const drivers = groups.get(status) ?? []
    return drivers.length > 0 ? [{ id: status, label: verdictCauseLabel(status), drivers }] : []
  })
}

const isSaidAs = (status: string) => (other: VerificationStatus) =>
  isVerificationStatus(status) && verdictCauseLabel(status) === verdictCauseLabel(other)

function causeSections(judged: readonly JudgedDriver[]): VerdictSection[] {
  return groupByCause(judged).map(({ cause, drivers }) => {
    const oldest = isVerificationStatus(cause) ? undefined : formatDay(drivers.at(-1)?.verdict.document?.deadline)
    return {
      id: cause,
      label: verdictCauseLabel(cause),
      detail: oldest && drivers.length > 1 ? `oldest ${oldest}` : undefined,
      drivers,
    }
  })
}

function canSections(judged: readonly JudgedDriver[]): VerdictSection[] {
  const can = judged.filter(({ verdict }) => verdict.group === 'can').toSorted((one, other) => days(one) - days(other))
  const [soon, later] = [can.filter(({ verdict }) => verdict.isSoon), can.filter(({ verdict }) => !verdict.isSoon)]
  return [
    { id: 'soon', label: 'A document expires within 30 days', drivers: soon, isSoon: true },
    { id: 'rest', label: 'Nothing expires within 30 days', drivers: later },
  ].filter(({ drivers }) => drivers.length > 0)
}

/** Who can drive and has a document that expires within the horizon, by when that is. */
function stepSections(judged: readonly JudgedDriver[], due: DueHorizon): VerdictSection[] {
  const isStep = due in dueSteps
  const found = judged
    .filter((each) => each.verdict.group === 'can' && days(each) <= dueHorizons[due])
    .toSorted((one, other) => days(one) - days(other))
  const steps = Map.groupBy(found, (each) => dueStepOf(days(each)))
  return [...steps]
    .filter(([step]) => !isStep || step === due)
    .map(([step, drivers]) => ({
      id: step,
      label: dueStepLabels[step],
      drivers,
      isSoon: drivers.every(({ verdict }) => verdict.isSoon),
    }))
}

function days({ verdict }: JudgedDriver): number {
  return verdict.document?.days ?? Number.MAX_SAFE_INTEGER
}
