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
  isBanned,
  isVerificationStatus,
  standingOf,
  standingStatuses,
  statusObstacle,
  statusText,
  type VerificationStatus,
} from './statuses.ts'

/** The groups that every driver is in exactly one of: figures, lists and exports count by them (contract 3.6). */
export const verdictGroupLabels = {
  cannot: 'Can’t drive',
  pending: 'Not cleared yet',
  can: 'Can drive',
  unchecked: 'Not checked',
}

type VerdictGroup = keyof typeof verdictGroupLabels

/** What stops a driver: a status, a document that has expired, or a required one that is missing. */
export type VerdictCause = DeadlineDocument | `missing ${DeadlineDocument}` | VerificationStatus

/** Every cause of "Can't drive", in display order. */
export const verdictCauses: readonly VerdictCause[] = [
  ...deadlineDocuments,
  ...deadlineDocuments.map((document) => `missing ${document}` as const),
  ...standingStatuses.stopped,
]

/** The reason that everyone with a cause shares: "Passport expired", "Passport missing", "Locked". */
export function verdictCauseLabel(cause: VerdictCause): string {
  if (isVerificationStatus(cause)) return capitalised(statusObstacle(cause) ?? '')
  const missing = deadlineDocuments.find((document) => cause === `missing ${document}`)
  if (missing) return capitalised(missingClause(missing))
  return capitalised(`${documentInSentence(cause as DeadlineDocument)} expired`) // the only causes left
}

function missingClause(document: DeadlineDocument): string {
  return `${documentInSentence(document)} missing`
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
  /** Every document that was judged: what the title, the reason or a note can name. */
  documents: readonly DatedDocument[]
  /** They can drive, but a document expires within 30 days. */
  isSoon: boolean
  /** They can drive, but no document at all is on file. */
  isUndocumented: boolean
}

/** The signal for each group of verdicts. */
export const verdictAspects = {
  cannot: 'stop',
  pending: 'wait',
  can: 'go',
  unchecked: 'unknown',
} as const satisfies Record<VerdictGroup, string>

/** The signal of a verdict: amber for whoever can drive with a reservation. */
export function signalOf({ group, isSoon, isUndocumented }: Verdict): (typeof verdictAspects)[VerdictGroup] | 'soon' {
  return isSoon || isUndocumented ? 'soon' : verdictAspects[group]
}

/** What a verdict that rests on no record doesn't know. */
export const noDetails = {
  group: 'unchecked',
  reason: '',
  cause: undefined,
  since: undefined,
  notes: [],
  document: undefined,
  documents: [],
  isSoon: false,
  isUndocumented: false,
} as const satisfies Partial<Verdict>

type VerdictFacts = {
  /** Undefined if it couldn't be loaded. */
  status: string | undefined
  /** Since when the driver has the status, if known. */
  statusSince?: string | undefined
  /** The record's own, which set an explicit ban. */
  organisationName?: string | undefined
  /** The organisation above that banned the person, if one did and it is known. */
  bannedBy?: string | undefined
  /** Undefined if they haven't been loaded, or couldn't be. */
  deadlines: Deadlines['deadlines'] | undefined
  /** What else couldn't be read or understood, in words that follow "Can't say:". */
  doubts?: readonly string[] | undefined
  /** The documents without which nobody can drive; the contract requires none (3.6.2). */
  required?: readonly DeadlineDocument[] | undefined
  /** The calendar day, such as "2026-03-01". */
  today: string
}

/**
 * Answers "Can this person drive here today, and if not, why and since when?" Whatever couldn't be read is never taken
 * for permission (contract 3.6).
 */
export function driverVerdict(facts: VerdictFacts): Verdict {
  const { status, deadlines, today } = facts
  const documents = deadlines ? documentsByUrgency(deadlines, today) : []
  const known: Known = {
    worst: documents.filter(({ group }) => group === 'expired' || group === 'unreadable'),
    missing: deadlines ? missingOf(documents, facts.required) : [],
    next: documents.find(({ days }) => days !== undefined && days >= 0),
    urgent: documents.filter(({ group }) => group === 'within30').map(documentSentence),
  }
  const standing = isVerificationStatus(status) ? standingOf(status) : undefined
  const verdict =
    isVerificationStatus(status) && standing !== 'cleared'
      ? verdictByStatus(status, facts, known)
      : (stoppedAnyway(facts, known) ?? openVerdict(facts, known) ?? clearedVerdict(facts, known))
  return { ...verdict, documents }
}

/** What the documents say, most urgent first. */
interface Known {
  /** Expired or unreadable. */
  worst: readonly DatedDocument[]
  /** Required, but not on file. */
  missing: readonly DeadlineDocument[]
  next: DatedDocument | undefined
  /** Sentences on those that expire within 30 days. */
  urgent: readonly string[]
}

function missingOf(documents: readonly DatedDocument[], required: VerdictFacts['required'] = []): DeadlineDocument[] {
  return documents.flatMap(({ document, group }) =>
    group === 'missing' && required.includes(document) ? [document] : [],
  )
}

/** Further obstacles, then what expires soon. */
function notesOn(worst: readonly DatedDocument[], { missing, urgent }: Pick<Known, 'missing' | 'urgent'>): string[] {
  return [...worst.map(documentSentence), ...missing.map((each) => capitalised(missingClause(each))), ...urgent]
}

/** A status that forbids driving is enough. */
function verdictByStatus(status: VerificationStatus, facts: VerdictFacts, known: Known): Verdict {
  const group = standingOf(status) === 'stopped' ? 'cannot' : 'pending'
  const bannedBy = status === 'banned_explicitly' ? facts.organisationName : facts.bannedBy
  const above = isBanned(status) || bannedBy === undefined ? [] : [`Banned in ${bannedBy}`]
  const why = because(verdictGroupLabels[group], statusObstacle(status, bannedBy) ?? '')
  return {
    ...noDetails,
    ...why,
    kind: 'cannot',
    group,
    title: status === 'unverified' ? `${verdictGroupLabels[group]}: unverified` : why.title, // "not verified yet" would repeat the label
    cause: group === 'cannot' ? status : undefined,
    since: facts.statusSince,
    notes: [...above, ...notesOn(known.worst, known)],
  }
}

/** What stops the driver whatever the status says: a ban above, a document that has expired, a required one that is missing. */
function stoppedAnyway({ bannedBy }: VerdictFacts, known: Known): Verdict | undefined {
  const stopped = (clause: string) => {
    return { ...noDetails, ...because(verdictGroupLabels.cannot, clause), kind: 'cannot', group: 'cannot' } as const
  }
  if (bannedBy !== undefined)
    return { ...stopped(`banned in ${bannedBy}`), cause: 'banned_inherited', notes: notesOn(known.worst, known) }
  const [first, ...others] = known.worst
  if (first?.group === 'expired')
    return { ...stopped(clauseOf(first)), cause: first.document, document: first, notes: notesOn(others, known) }
  const [missing, ...rest] = known.missing
  if (missing === undefined) return undefined
  const notes = notesOn(known.worst, { ...known, missing: rest })
  return { ...stopped(missingClause(missing)), cause: `missing ${missing}`, notes }
}

/** Whatever couldn't be read leaves the answer open. */
function openVerdict({ status, deadlines, doubts = [] }: VerdictFacts, known: Known): Verdict | undefined {
  const open = openQuestion(status, deadlines, doubts)
  const [first, ...others] = known.worst
  if (open === undefined && !first) return undefined
  const question = because('Can’t say', open ?? (first ? clauseOf(first) : ''))
  const notes = notesOn(open === undefined ? others : known.worst, known)
  return { ...noDetails, ...question, kind: 'unknown', group: 'unchecked', document: first, notes }
}

function clearedVerdict({ statusSince, deadlines }: VerdictFacts, { next, urgent }: Known): Verdict {
  const isSoon = urgent.length > 0
  const isUndocumented = next === undefined && deadlines !== undefined
  return {
    ...noDetails,
    kind: 'can',
    group: 'can',
    title: verdictGroupLabels.can,
    reason: urgent[0] ?? (isUndocumented ? NO_DOCUMENTS : ''),
    since: statusSince,
    document: next,
    isSoon,
    isUndocumented,
    notes: isUndocumented ? [NO_DOCUMENTS] : urgent,
  }
}

const NO_DOCUMENTS = 'No documents on file'

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

/** A verdict within a sentence: "banned by North", "can drive". */
export function answerOf({ group, reason }: Verdict): string {
  const answer = reason || verdictGroupLabels[group]
  return answer.charAt(0).toLowerCase() + answer.slice(1)
}
