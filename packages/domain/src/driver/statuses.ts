import type { Lenient } from '../struct/lenient.ts'
import { tableOf } from '../struct/shape.ts'
import type { Tone } from '../text/text.ts'

/** The label groups that a list can be filtered by, in display order, with the text and tone of their badges. */
const groups = {
  pending: { label: 'Pending', tone: 'neutral' },
  verified: { label: 'Verified', tone: 'success' },
  internally_verified: { label: 'Internally ver.', tone: 'success' },
  unverified: { label: 'Unverified', tone: 'warning' },
  red: { label: 'Red', tone: 'error' },
  under_review: { label: 'Under Review', tone: 'neutral' },
  in_analysis: { label: 'In Analysis', tone: 'greyWarning' },
} as const satisfies Record<string, { label: string; tone: Tone }>

type StatusGroup = keyof typeof groups

export const statusGroups = Object.keys(groups) as StatusGroup[] // Object.keys widens them

interface StatusRow {
  /** Its label group, which it shares its badge with. */
  group: StatusGroup
  /** What else it is listed under: a filter of several labels, or the banned. Everyone who isn't banned is `active` besides. */
  grouping: 'banned' | 'unverified' | 'withIssues' | undefined
  /** Tells it apart from others with the same label, beside the badge and as a filter. */
  reason?: string
  /** Why a driver with this status can't drive, to follow "Can't drive:"; undefined only if they can. */
  obstacle: string | undefined
  /** How the status is offered to an admin, what it means for driving, and its position; without it nobody can set it. */
  choice?: { label: string; hint: string; order: number }
}

const pending = { group: 'pending', grouping: 'unverified', obstacle: 'verification pending' } as const

/** The verification statuses of a driver (contract 4.2); add a row to add a status. */
const table = {
  submitted: pending,
  pending,
  verified: {
    group: 'verified',
    grouping: undefined,
    obstacle: undefined,
    choice: { label: 'Verified', hint: 'Can drive while their documents are valid.', order: 7 },
  },
  internal_verified: {
    group: 'internally_verified',
    grouping: undefined,
    obstacle: undefined,
    choice: {
      label: 'Internally verified',
      hint: 'You vouch for them. They can drive while their documents are valid.',
      order: 1,
    },
  },
  unverified: {
    group: 'unverified',
    grouping: 'unverified',
    obstacle: 'not verified yet',
    choice: { label: 'Unverified', hint: 'Can’t drive until they’re verified.', order: 4 },
  },
  overdue: {
    group: 'red',
    grouping: 'withIssues',
    reason: 'Overdue',
    obstacle: 'overdue',
    choice: { label: 'Overdue', hint: 'Can’t drive: the verification is overdue.', order: 5 },
  },
  locked: {
    group: 'red',
    grouping: 'withIssues',
    reason: 'Locked',
    obstacle: 'locked',
    choice: { label: 'Locked', hint: 'Can’t drive until another status is set.', order: 6 },
  },
  banned_explicitly: {
    group: 'red',
    grouping: 'banned',
    reason: 'Banned here',
    obstacle: 'banned by the organisation they drive for',
    choice: { label: 'Banned', hint: 'Can’t drive here or in sub-organisations. Moves to Banned.', order: 2 },
  },
  banned_inherited: {
    group: 'red',
    grouping: 'banned',
    reason: 'Banned above',
    obstacle: 'banned by an organisation above',
  },
  red: { group: 'red', grouping: 'withIssues', obstacle: 'marked Red, no reason recorded' },
  under_review: {
    group: 'under_review',
    grouping: 'withIssues',
    obstacle: 'under review',
    choice: { label: 'Under review', hint: 'Can’t drive until the review is over.', order: 3 },
  },
  in_analysis: { group: 'in_analysis', grouping: 'withIssues', obstacle: 'in analysis' },
} as const satisfies Record<string, StatusRow>

export type VerificationStatus = keyof typeof table

const rows: Record<VerificationStatus, StatusRow> = table
export const verificationStatuses = Object.keys(table) as VerificationStatus[] // Object.keys widens the keys to string

export function isVerificationStatus(status: unknown): status is VerificationStatus {
  return typeof status === 'string' && Object.hasOwn(table, status)
}

/** The label of a driver's badge; an unknown status is shown as it is. */
export function statusLabel(status: Lenient<VerificationStatus>): string {
  return isVerificationStatus(status) ? groups[rows[status].group].label : status
}

/** The tone of a driver's badge; neutral for an unknown status. */
export function statusTone(status: Lenient<VerificationStatus>): Tone {
  return isVerificationStatus(status) ? groups[rows[status].group].tone : 'neutral'
}

/**
 * What tells a status apart from others with the same label, such as "Overdue"; undefined if the label says it all. An
 * inherited ban names the organisation that set it, if known.
 */
export function statusReason(status: Lenient<VerificationStatus>, bannedBy?: string): string | undefined {
  if (!isVerificationStatus(status)) return undefined
  return status === 'banned_inherited' && bannedBy ? `Banned by ${bannedBy}` : rows[status].reason
}

/** Why a driver with this status can't drive, such as "locked"; undefined if they can. Unknown statuses decide nothing. */
export function statusObstacle(status: VerificationStatus, bannedBy?: string): string | undefined {
  return groupingStatuses.banned.includes(status) && bannedBy ? `banned by ${bannedBy}` : rows[status].obstacle
}

/** What a status says about driving (contract 3.6): only `cleared` leaves it to the documents. */
export function standingOf(status: VerificationStatus): 'cleared' | 'stopped' | 'pending' {
  if (rows[status].obstacle === undefined) return 'cleared'
  return rows[status].group === 'red' ? 'stopped' : 'pending'
}

/** Label and reason in one text: "Red (overdue)". */
export function statusText(status: Lenient<VerificationStatus>, bannedBy?: string): string {
  const reason = statusReason(status, bannedBy)
  return reason ? `${statusLabel(status)} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})` : statusLabel(status)
}

/** The statuses of each label group; each status is in exactly one. */
export const groupStatuses = tableOf(statusGroups, (group): readonly VerificationStatus[] =>
  verificationStatuses.filter((status) => rows[status].group === group),
)

export function statusGroupLabel(group: StatusGroup): string {
  return groups[group].label
}

export const standingStatuses = tableOf(['cleared', 'stopped', 'pending'], (standing): readonly VerificationStatus[] =>
  verificationStatuses.filter((status) => standingOf(status) === standing),
)

/** The statuses of each grouping; `active` overlaps with the others. */
export const groupingStatuses = tableOf(
  ['active', 'banned', 'unverified', 'withIssues'],
  (grouping): readonly VerificationStatus[] =>
    verificationStatuses.filter((status) =>
      grouping === 'active' ? !isBanned(status) : rows[status].grouping === grouping,
    ),
)

/** Banned here, or by an organisation above. */
export function isBanned(status: Lenient<VerificationStatus>): boolean {
  return isVerificationStatus(status) && rows[status].grouping === 'banned'
}

export type SettableStatus = {
  [Status in VerificationStatus]: (typeof table)[Status] extends { choice: object } ? Status : never
}[VerificationStatus]

/** What an admin can choose from, in display order, worded apart where badges share a label. */
export const statusChoices: readonly { value: SettableStatus; label: string; hint: string }[] = verificationStatuses
  .flatMap((value) => {
    const { choice } = rows[value]
    return choice ? [{ value: value as SettableStatus, ...choice }] : [] // only these rows have a choice
  })
  .toSorted((one, other) => one.order - other.order)
  .map(({ value, label, hint }) => ({ value, label, hint }))

export const settableStatuses: readonly SettableStatus[] = statusChoices.map(({ value }) => value)

/** Statuses that share their label and are told apart by their reason. */
type StatusWithReason = {
  [Status in VerificationStatus]: (typeof table)[Status] extends { reason: string } ? Status : never
}[VerificationStatus]

export const statusesWithReason = verificationStatuses.filter(
  (status) => rows[status].reason !== undefined,
) as StatusWithReason[] // what the condition says
