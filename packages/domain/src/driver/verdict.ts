import type { Tone } from '../text/text.ts'
import {
  type DatedDocument,
  type Deadlines,
  deadlineClause,
  documentInSentence,
  documentsByUrgency,
} from './deadlines.ts'
import { isVerificationStatus, statusObstacle, statusText } from './statuses.ts'

/** Whether a person can drive in an organisation on a day. Anything that isn't known leaves it open. */
export type Verdict = {
  kind: 'can' | 'cannot' | 'unknown'
  /** One sentence without a full stop: "Can’t drive: residence permit expired yesterday". */
  title: string
  /** Since when, as the server sent it; undefined if it isn't known or the title says so. */
  since: string | undefined
  /** What else matters, most important first: further obstacles, then what expires soon. */
  notes: readonly string[]
}

export type VerdictFacts = {
  /** Undefined if it couldn't be loaded. */
  status: string | undefined
  /** Since when the driver has the status, if known. */
  statusSince?: string | undefined
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy?: string | undefined
  /** Undefined if they couldn't be loaded. */
  deadlines: Deadlines['deadlines'] | undefined
  /** What else couldn't be read or understood, in words that follow "Can't say:". */
  doubts?: readonly string[] | undefined
  /** The calendar day, such as "2026-03-01". */
  today: string
}

/** The tone of each verdict; an open one warns, because nobody should drive on it. */
export const verdictTones: Record<Verdict['kind'], Tone> = { can: 'success', cannot: 'error', unknown: 'warning' }

/**
 * Answers "Can this person drive here today, and if not, why and since when?" Whatever couldn't be read is never taken
 * for permission (contract 3.6).
 */
export function driverVerdict({ status, statusSince, bannedBy, deadlines, doubts = [], today }: VerdictFacts): Verdict {
  const documents = deadlines ? documentsByUrgency(deadlines, today) : []
  const worst = documents.filter(({ group }) => group === 'expired' || group === 'unreadable')
  const urgent = documents.filter(({ group }) => group === 'within30').map(sentenceOf)
  const obstacle = isVerificationStatus(status) ? statusObstacle(status, bannedBy) : undefined
  if (obstacle !== undefined) {
    return {
      kind: 'cannot',
      title: `Can’t drive: ${obstacle}`,
      since: statusSince,
      notes: [...worst.map(sentenceOf), ...urgent],
    }
  }
  const [first, ...others] = worst
  const notes = [...others.map(sentenceOf), ...urgent]
  if (first?.group === 'expired')
    return { kind: 'cannot', title: `Can’t drive: ${clauseOf(first)}`, since: undefined, notes }
  const open = openQuestion(status, deadlines, doubts)
  if (open !== undefined)
    return { kind: 'unknown', title: open, since: undefined, notes: [...worst.map(sentenceOf), ...urgent] }
  if (first) return { kind: 'unknown', title: `Can’t say: ${clauseOf(first)}`, since: undefined, notes }
  return { kind: 'can', title: 'Can drive', since: statusSince, notes: urgent }
}

/**
 * The record that decides for an organisation: its own, otherwise one below that stops the driver or can't be judged, so
 * that a ban in one depot isn't hidden by a clean record in another.
 */
export function decidingRecord<Person extends { organizationId?: string | undefined; status: string }>(
  records: readonly Person[],
  organisationId: string,
): Person | undefined {
  const isClear = ({ status }: Person) => isVerificationStatus(status) && statusObstacle(status) === undefined
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
  if (doubt !== undefined) return `Can’t say: ${doubt}`
  if (status === undefined) return 'Can’t say: the status couldn’t be loaded'
  if (!isVerificationStatus(status)) return `Can’t say: the status “${statusText(status)}” isn’t known here`
  return deadlines ? undefined : 'Can’t say: the documents couldn’t be loaded'
}

function clauseOf(document: DatedDocument): string {
  return `${documentInSentence(document.document)} ${deadlineClause(document)}`
}

function sentenceOf(document: DatedDocument): string {
  const clause = clauseOf(document)
  return clause.charAt(0).toUpperCase() + clause.slice(1)
}
