import type { OrganisationNode } from '../organisation/OrganisationTree.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import { type BannedBy, unplacedBan } from './bans.ts'
import type { DeadlineDocument, Deadlines } from './deadlines.ts'
import { groupingStatuses, isVerificationStatus, standingStatuses, type VerificationStatus } from './statuses.ts'
import { driverVerdict, type Verdict, type VerdictCause, verdictCauses } from './verdict.ts'

export interface JudgedDriver {
  driver: UserWithOrganisation
  verdict: Verdict
}

export interface JudgeFacts {
  /** By user id; who isn't in it hasn't been checked, or couldn't be. */
  documents: ReadonlyMap<string, Deadlines['deadlines'] | 'unread'>
  /** Undefined while bans of the organisations above haven't been read, or if they couldn't be. */
  bannedBy: BannedBy | undefined
  required?: readonly DeadlineDocument[] | undefined
  /** The calendar day. */
  today: string
}

export function judgeDriver(driver: UserWithOrganisation, facts: JudgeFacts): JudgedDriver {
  const { documents, bannedBy, required, today } = facts
  const read = documents.get(driver.id)
  const ban = bannedBy?.(driver)
  const basis = [read, ban, bannedBy === undefined, required, today]
  const last = lastJudged.get(driver)
  if (last?.basis.every((fact, at) => fact === basis[at])) return last.judged
  const judged = { driver, verdict: verdictOf(driver, read, { ...facts, ban }) }
  lastJudged.set(driver, { basis, judged })
  return judged
}

/** While the documents of 20,000 drivers arrive, their figures change every second: only what a verdict rests on makes it anew. */
const lastJudged = new WeakMap<UserWithOrganisation, { basis: readonly unknown[]; judged: JudgedDriver }>()

interface Basis extends Omit<JudgeFacts, 'documents'> {
  ban: ReturnType<BannedBy>
}

function verdictOf(
  { status, organizationName: organisationName }: UserWithOrganisation,
  read: Deadlines['deadlines'] | 'unread' | undefined,
  { bannedBy, ban, required, today }: Basis,
): Verdict {
  const deadlines = read === 'unread' ? undefined : read
  const doubts = [bannedBy !== undefined || 'bans above haven’t been checked', ban !== null || unplacedBan].filter(
    (doubt) => doubt !== true,
  )
  const verdict = driverVerdict({
    status,
    organisationName,
    bannedBy: ban ?? undefined,
    doubts: deadlines ? doubts : [],
    deadlines,
    required,
    today,
  })
  const isUnread = deadlines === undefined && isVerificationStatus(status) && verdict.group === 'unchecked'
  const unread = read === undefined ? 'Documents not checked' : 'Documents couldn’t be loaded'
  return isUnread ? { ...verdict, reason: unread } : verdict
}

/** How many drivers of a branch can drive; every driver is counted in exactly one of the groups (contract 3.7). */
export interface VerdictFigures {
  drivers: number
  cannot: number
  pending: number
  can: number
  unchecked: number
  /** Of `cannot`: cleared, but a document has expired or a required one is missing. */
  expired: number
  /** Of `cannot`, by status. */
  red: number
  /** Of `cannot`: banned here or above. */
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
  const bannedAbove = cleared.filter(({ verdict }) => verdict.cause === 'banned_inherited').length
  const [expired, can] = [count('cannot') - bannedAbove, count('can')]
  const stopped = counts.red + counts.banned
  const known = stopped + counts.pending + Math.max(counts.cleared, cleared.length)
  const drivers = Math.max(counts.all, known)
  return {
    drivers,
    cannot: stopped + expired + bannedAbove,
    pending: counts.pending,
    can,
    unchecked: drivers - stopped - counts.pending - expired - bannedAbove - can,
    expired,
    red: counts.red,
    banned: counts.banned + bannedAbove,
    unverified: counts.unverified,
    soon: cleared.filter(({ verdict }) => verdict.isSoon).length,
  }
}

/** How many can't drive in each organisation of a branch and all below it. */
export function cannotByOrganisation(
  branch: readonly OrganisationNode[],
  judged: readonly JudgedDriver[],
): ReadonlyMap<string, number> {
  const counts = new Map(branch.map(({ id }) => [id, 0]))
  const add = (id: string | undefined, count: number) => {
    const before = counts.get(id ?? '')
    if (id !== undefined && before !== undefined) counts.set(id, before + count)
  }
  for (const { driver, verdict } of judged) if (verdict.group === 'cannot') add(driver.organizationId, 1)
  const [top] = branch
  for (const { id, parentId } of branch.toReversed()) if (id !== top?.id) add(parentId, counts.get(id) ?? 0) // children first
  return counts
}

/** Everyone who can't drive, by what stops them; within a group what happened last comes first. */
export function groupByCause(judged: readonly JudgedDriver[]): { cause: VerdictCause; drivers: JudgedDriver[] }[] {
  const groups = Map.groupBy(judged, ({ verdict }) => verdict.cause)
  return verdictCauses.flatMap((cause) => {
    const drivers = groups.get(cause)?.toSorted((one, other) => lastDay(other) - lastDay(one)) ?? []
    return drivers.length > 0 ? [{ cause, drivers }] : []
  })
}

function lastDay({ driver, verdict }: JudgedDriver): number {
  return verdict.document?.days ?? (Date.parse(driver.bannedAt ?? driver.updatedAt ?? '') || 0)
}
