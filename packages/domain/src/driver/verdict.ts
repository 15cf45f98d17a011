import {
  type DatedDocument,
  type DeadlineDocument,
  type Deadlines,
  deadlineClause,
  deadlineDocuments,
  documentInSentence,
  documentsByUrgency,
} from './deadlines.ts'
import {
  isVerificationStatus,
  standingOf,
  standingStatuses,
  statusObstacle,
  statusText,
  type VerificationStatus,
} from './statuses.ts'

/** The groups that every driver is in exactly one of: figures, lists and exports count by them (contract 3.6). */
export const verdictGroups = ['cannot', 'pending', 'can', 'unchecked'] as const

export type VerdictGroup = (typeof verdictGroups)[number]

export const verdictGroupLabels: Record<VerdictGroup, string> = {
  cannot: 'Can’t drive',
  pending: 'Not cleared yet',
  can: 'Can drive',
  unchecked: 'Not checked',
}

/** What stops a driver: a status, or a document that has expired. */
export type VerdictCause = DeadlineDocument | VerificationStatus

/** Every cause of "Can't drive", in display order. */
export const verdictCauses: readonly VerdictCause[] = [...deadlineDocuments, ...standingStatuses.stopped]

/** The reason that everyone with a cause shares: "Passport expired", "Locked". */
export function verdictCauseLabel(cause: VerdictCause): string {
  if (!isVerificationStatus(cause)) return capitalised(`${documentInSentence(cause)} expired`)
  return capitalised(statusObstacle(cause) ?? '')
}

/** Whether a person can drive in an organisation on a day. Anything that isn't known leaves it open. */
export type Verdict = {
  /** What a guard needs: whoever isn't cleared yet can't drive either. */
  kind: 'can' | 'cannot' | 'unknown'
  group: VerdictGroup
  /** One sentence without a full stop: "Can’t drive: residence permit expired yesterday". */
  title: string
  /** The part of it that says why, as a line of its own: "Residence permit expired yesterday"; '' if nothing is to be said. */
  reason: string
  /** What stops the driver; undefined unless they can't drive. */
  cause: VerdictCause | undefined
  /** Since when, as the server sent it; undefined if it isn't known or the title says so. */
  since: string | undefined
  /** What else matters, most important first: further obstacles, then what expires soon. */
  notes: readonly string[]
  /** The document that decides, or that expires first. */
  document: DatedDocument | undefined
  /** They can drive, but a document expires within 30 days. */
  isSoon: boolean
}

/** What a verdict that rests on no record doesn't know. */
export const noDetails = {
  group: 'unchecked',
  reason: '',
  cause: undefined,
  since: undefined,
  notes: [],
  document: undefined,
  isSoon: false,
} as const satisfies Partial<Verdict>

export type VerdictFacts = {
  /** Undefined if it couldn't be loaded. */
  status: string | undefined
  /** Since when the driver has the status, if known. */
  statusSince?: string | undefined
  /** The record's own, which set an explicit ban. */
  organisationName?: string | undefined
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy?: string | undefined
  /** Undefined if they haven't been loaded, or couldn't be. */
  deadlines: Deadlines['deadlines'] | undefined
  /** What else couldn't be read or understood, in words that follow "Can't say:". */
  doubts?: readonly string[] | undefined
  /** The calendar day, such as "2026-03-01". */
  today: string
}

/**
 * Answers "Can this person drive here today, and if not, why and since when?" Whatever couldn't be read is never taken
 * for permission (contract 3.6).
 */
export function driverVerdict(facts: VerdictFacts): Verdict {
  const { status, statusSince, deadlines, doubts = [], today } = facts
  const documents = deadlines ? documentsByUrgency(deadlines, today) : []
  const worst = documents.filter(({ group }) => group === 'expired' || group === 'unreadable')
  const [soon, ...later] = documents.filter(({ group }) => group === 'within30')
  const urgent = [soon, ...later].flatMap((each) => (each ? documentSentence(each) : []))
  const [first, ...others] = worst
  const rest = { ...noDetails, notes: urgent }
  const standing = isVerificationStatus(status) ? standingOf(status) : undefined
  if (isVerificationStatus(status) && standing !== 'cleared') {
    const group = standing === 'stopped' ? 'cannot' : 'pending'
    const cause = group === 'cannot' ? status : undefined
    const bannedBy = status === 'banned_explicitly' ? facts.organisationName : facts.bannedBy
    const details = { ...rest, cause, since: statusSince, notes: [...worst.map(documentSentence), ...urgent] }
    const why = because(verdictGroupLabels[group], statusObstacle(status, bannedBy) ?? '')
    const title = status === 'unverified' ? `${verdictGroupLabels[group]}: unverified` : why.title // "not verified yet" would repeat the label
    return { ...details, kind: 'cannot', group, ...why, title }
  }
  const notes = [...others.map(documentSentence), ...urgent]
  if (first?.group === 'expired') {
    const details = { ...rest, cause: first.document, document: first, notes }
    return { ...details, kind: 'cannot', group: 'cannot', ...because(verdictGroupLabels.cannot, clauseOf(first)) }
  }
  const open = openQuestion(status, deadlines, doubts)
  if (open !== undefined || first) {
    const question = because('Can’t say', open ?? (first ? clauseOf(first) : ''))
    const details = { ...rest, notes: open === undefined ? notes : [...worst.map(documentSentence), ...urgent] }
    return { ...details, kind: 'unknown', group: 'unchecked', document: first, ...question }
  }
  const next = soon ?? documents.find(({ days }) => days !== undefined)
  const details = { ...rest, since: statusSince, document: next, isSoon: soon !== undefined, notes: urgent }
  return {
    ...details,
    kind: 'can',
    group: 'can',
    title: verdictGroupLabels.can,
    reason: soon ? documentSentence(soon) : '',
  }
}

/**
 * The record that decides for an organisation: its own, otherwise one below that stops the driver or can't be judged, so
 * that a ban in one depot isn't hidden by a clean record in another.
 */
export function decidingRecord<Person extends { organizationId?: string | undefined; status: string }>(
  records: readonly Person[],
  organisationId: string,
): Person | undefined {
  const isClear = ({ status }: Person) => isVerificationStatus(status) && standingOf(status) === 'cleared'
  return (
    records.find(({ organizationId }) => organizationId === organisationId) ??
    records.find((record) => !isClear(record)) ??
    records[0]
  )
}

/** Why a verdict can't be given. */
function openQuestion(
  status: string | undefined,
  deadlines: Deadlines['deadlines'] | undefined,
  [doubt]: readonly string[],
): string | undefined {
  if (doubt !== undefined) return doubt
  if (status === undefined) return 'the status couldn’t be loaded'
  if (!isVerificationStatus(status)) return `the status “${statusText(status)}” isn’t known here`
  return deadlines ? undefined : 'the documents couldn’t be loaded'
}

function because(label: string, clause: string): Pick<Verdict, 'title' | 'reason'> {
  return { title: `${label}: ${clause}`, reason: capitalised(clause) }
}

function clauseOf(document: DatedDocument): string {
  return `${documentInSentence(document.document)} ${deadlineClause(document)}`
}

/** "Driver’s licence expires in 12 days" */
export function documentSentence(document: DatedDocument): string {
  return capitalised(clauseOf(document))
}

function capitalised(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1)
}
