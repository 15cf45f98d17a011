import type { UserWithOrganisation } from '../people/User.ts'
import type { Deadlines } from './deadlines.ts'
import { groupingStatuses, isVerificationStatus, standingStatuses, type VerificationStatus } from './statuses.ts'
import { driverVerdict, type Verdict, type VerdictCause, verdictCauses } from './verdict.ts'

/** A driver and whether they can drive. */
export interface JudgedDriver {
  driver: UserWithOrganisation
  verdict: Verdict
}

export interface JudgeFacts {
  /** By user id; who isn't in it hasn't been checked, or couldn't be. */
  documents: ReadonlyMap<string, Deadlines['deadlines'] | 'unread'>
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy: (driver: UserWithOrganisation) => string | undefined
  /** The calendar day. */
  today: string
}

export function judgeDriver(driver: UserWithOrganisation, { documents, bannedBy, today }: JudgeFacts): JudgedDriver {
  const read = documents.get(driver.id)
  const deadlines = read === 'unread' ? undefined : read
  const { status, organizationName: organisationName } = driver
  const verdict = driverVerdict({ status, organisationName, bannedBy: bannedBy(driver), deadlines, today })
  const isUnread = deadlines === undefined && isVerificationStatus(status) && verdict.group === 'unchecked'
  const unread = read === undefined ? 'Documents not checked' : 'Documents couldn’t be loaded'
  return { driver, verdict: isUnread ? { ...verdict, reason: unread } : verdict }
}

/** How many drivers of a branch can drive; every driver is counted in exactly one of the groups (contract 3.7). */
export interface VerdictFigures {
  drivers: number
  cannot: number
  pending: number
  can: number
  unchecked: number
  /** Of `cannot`: cleared, but a document has expired. */
  expired: number
  /** Of `cannot`, by status. */
  red: number
  banned: number
  /** Of `pending`: nobody is looking at them. */
  unverified: number
  /** Of `can`: a document expires within 30 days. */
  soon: number
}

/** What the server counts by status. */
export type StatusCounts = Record<'all' | 'red' | 'banned' | 'pending' | 'unverified' | 'cleared', number>

/** The statuses of each count; none for everyone, also those whose status this console doesn't know. */
export const countedStatuses: Record<keyof StatusCounts, readonly VerificationStatus[]> = {
  all: [],
  red: standingStatuses.stopped.filter((status) => !groupingStatuses.banned.includes(status)),
  banned: groupingStatuses.banned,
  pending: standingStatuses.pending,
  unverified: ['unverified'],
  cleared: standingStatuses.cleared,
}

/** The figures of a branch; whoever hasn't been judged is never counted as able to drive. */
export function verdictFigures(counts: StatusCounts, cleared: readonly JudgedDriver[]): VerdictFigures {
  const count = (group: Verdict['group']) => cleared.filter(({ verdict }) => verdict.group === group).length
  const [expired, can] = [count('cannot'), count('can')]
  const stopped = counts.red + counts.banned
  const known = stopped + counts.pending + Math.max(counts.cleared, cleared.length)
  const drivers = Math.max(counts.all, known)
  return {
    drivers,
    cannot: stopped + expired,
    pending: counts.pending,
    can,
    unchecked: drivers - stopped - counts.pending - expired - can,
    expired,
    red: counts.red,
    banned: counts.banned,
    unverified: counts.unverified,
    soon: cleared.filter(({ verdict }) => verdict.isSoon).length,
  }
}

/** The drivers whom one cause stops. */
export interface CauseGroup {
  cause: VerdictCause
  drivers: JudgedDriver[]
}

/** Everyone who can't drive, by what stops them; within a group what happened last comes first. */
export function groupByCause(judged: readonly JudgedDriver[]): CauseGroup[] {
  const groups = Map.groupBy(judged, ({ verdict }) => verdict.cause)
  return verdictCauses.flatMap((cause) => {
    const drivers = groups.get(cause)?.toSorted((one, other) => lastDay(other) - lastDay(one)) ?? []
    return drivers.length > 0 ? [{ cause, drivers }] : []
  })
}

function lastDay({ driver, verdict }: JudgedDriver): number {
  return verdict.document?.days ?? (Date.parse(driver.bannedAt ?? driver.updatedAt ?? '') || 0)
}
