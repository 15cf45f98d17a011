import { reads, useRead } from '@driver-trust/domain/data'
import {
  groupByCause,
  isVerificationStatus,
  type JudgedDriver,
  judgeDriver,
  standingStatuses,
  verdictCauseLabel,
} from '@driver-trust/domain/driver'
import { driversWithStatus } from '@driver-trust/domain/list'
import { displayName, type UserWithOrganisation } from '@driver-trust/domain/people'
import { foldText, formatCount, localDay } from '@driver-trust/domain/text'
import { useMemo } from 'react'
import { formatDay } from '../../../DateText.tsx'
import { useList } from '../../../people/listContext.tsx'
import { rowKey } from '../../../people/selection.tsx'
import { useBanOrigins } from '../../../people/useBanOrigins.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { type BranchVerdicts, useBranchVerdicts } from '../../../verdicts/useBranchVerdicts.ts'

/** Drivers with the same reason. */
export interface VerdictSection {
  id: string
  label: string
  /** What tells the section's drivers apart at a glance: "oldest 6 Sep 2025". */
  detail: string | undefined
  drivers: readonly JudgedDriver[]
}

interface VerdictList {
  sections: readonly VerdictSection[]
  count: number
  verdicts: BranchVerdicts
  /** The drivers whom a status stops couldn't be read. */
  error: Error | undefined
  retry: () => void
  isLoading: boolean
  /** Why drivers are missing from it; undefined if it is complete. */
  missing: string | undefined
}

/** Everyone of the branch who can't drive, by reason, or everyone who can; `text` searches them. */
export function useVerdictList(view: 'cannot-drive' | 'can-drive', text: string): VerdictList {
  const verdicts = useBranchVerdicts()
  const stopped = useStopped(view === 'cannot-drive')
  const { cleared, check, figures } = verdicts
  const isSoonOnly = useList().search.due === 'within30'
  const sections = useMemo(() => {
    const isFound = finder(text)
    const isStopped = new Set(stopped.drivers.map(({ driver }) => rowKey(driver))) // newer than what the check listed
    const stillCleared = cleared.filter(({ driver }) => !isStopped.has(rowKey(driver)))
    const judged = [...stopped.drivers, ...stillCleared].filter(({ driver }) => isFound(driver))
    if (view === 'cannot-drive') return causeSections(judged)
    return canSections(judged).filter(({ id }) => id === 'soon' || !isSoonOnly)
  }, [stopped.drivers, cleared, view, text, isSoonOnly])
  const isChecking = check.state === 'running' && check.drivers.length === 0
  return {
    sections,
    count: sections.reduce((count, { drivers }) => count + drivers.length, 0),
    verdicts,
    error: stopped.error ?? verdicts.error,
    retry: () => {
      stopped.retry()
      verdicts.retry()
    },
    isLoading: stopped.isLoading || figures === undefined || (view === 'can-drive' && isChecking),
    missing: stopped.missing,
  }
}

const NOBODY: readonly UserWithOrganisation[] = []

/** The drivers whom their status stops, whatever their documents say. */
function useStopped(isNeeded: boolean) {
  const viewer = useViewer()
  const { organisation, search } = useList()
  const read = useMemo(() => {
    const question = { viewer, organisationId: organisation.id, search }
    const request = driversWithStatus(question, standingStatuses.stopped)
    return isNeeded && request.call === 'users' ? reads.everyUser(request) : null
  }, [viewer, organisation.id, search, isNeeded])
  const { data, error, mutate } = useRead(read)
  const bannedBy = useBanOrigins(data?.rows ?? NOBODY)
  const drivers = useMemo(() => {
    const facts = { documents: new Map(), bannedBy, today: localDay(new Date()) }
    return (data?.rows ?? NOBODY).map((row) => judgeDriver(row, facts))
  }, [data, bannedBy])
  return {
    drivers,
    error: data ? undefined : error,
    retry: () => void mutate(),
    isLoading: read !== null && data === undefined && error === undefined,
    missing:
      data && !data.isWhole
        ? `Only ${formatCount(data.rows.length)} of the ${formatCount(data.total)} red and banned drivers are listed here.`
        : undefined,
  }
}

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
    { id: 'soon', label: 'A document expires within 30 days', detail: undefined, drivers: soon },
    { id: 'later', label: 'Nothing expires within 30 days', detail: undefined, drivers: later },
  ].filter(({ drivers }) => drivers.length > 0)
}

function days({ verdict }: JudgedDriver): number {
  return verdict.document?.days ?? Number.MAX_SAFE_INTEGER
}

/** True for drivers with all words of a text, in any order; a driver ID can be written with blanks and "#". */
function finder(text: string): (driver: UserWithOrganisation) => boolean {
  const words = foldText(text)
    .replace(/(?<=\d)\s+(?=\d)|#/g, '')
    .split(/\s+/)
    .filter(Boolean)
  return (driver) => {
    const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden } = driver
    const shown = [
      displayName(driver),
      dtId === undefined ? '' : String(dtId).padStart(6, '0'),
      isPersonalDataHidden ? '' : (phoneNumber ?? ''),
      isPersonalDataHidden || isEmailHidden ? '' : (email ?? ''),
      driver.organizationName,
    ]
    const found = foldText(shown.join(' '))
    return words.every((word) => found.includes(word))
  }
}
