import type { InvitedDriver } from '../invitation/InvitationItem.ts'
import { invitationStatusLabel, invitationStatusTone } from '../invitation/invitationStatuses.ts'
import type { BulkInviteResult } from '../invitation/newInvitations.ts'
import { countOf, formatCount, type Tone } from '../text/text.ts'
import { hasErrors, reasonsOf, type ValidatedRow } from './validateRow.ts'

/** The outcome of a row, in a word, with the reason if there is one. */
export interface RowOutcome {
  row: ValidatedRow
  label: string
  tone: Tone
  reason: string | undefined
}

/** The invitations created since an import was sent. */
export interface NewInvitations {
  invitations: readonly InvitedDriver[]
  /** True if these are all of them, false if there were more than are read. */
  isWhole: boolean
}

/**
 * The outcome of every row. Rows that weren't sent say why; sent rows are matched by phone number with the new
 * invitations (undefined if those couldn't be read). A row without a match wasn't created, provided all of them were
 * read.
 */
export function rowOutcomes(rows: readonly ValidatedRow[], created: NewInvitations | undefined): RowOutcome[] {
  const byPhone = new Map(created?.invitations.toReversed().map((invitation) => [invitation.phoneNumber, invitation])) // the newest counts
  const isKnown = created?.isWhole && !created.invitations.some(({ isPersonalDataHidden }) => isPersonalDataHidden)
  const matched = new Set<string | undefined>()
  return rows.map((row) => {
    const outcome = (label: string, tone: Tone, reason?: string): RowOutcome => ({ row, label, tone, reason })
    if (hasErrors(row)) return outcome('Not sent', 'error', reasonsOf(row).join(' '))
    const invitation = matched.has(row.phone) ? undefined : byPhone.get(row.phone)
    if (invitation) {
      matched.add(row.phone)
      return outcome(
        invitationStatusLabel(invitation.status),
        invitationStatusTone(invitation.status),
        invitation.reason ??
          (invitation.status === 'pending' ? 'Invited. The text message is waiting to be sent.' : undefined),
      )
    }
    if (row.repeat !== undefined) return outcome('Duplicate', 'warning', row.repeat)
    if (!isKnown) return outcome('Sent', 'neutral', 'The result couldn’t be looked up.')
    return outcome('Not created', 'warning', 'A driver here may already have this phone number.')
  })
}

/** The counts of an import in one line (contract 11.6): "97 invited · 2 skipped · 1 duplicate", without zeros. */
export function inviteResultText({ invited, skipped, duplicated }: BulkInviteResult): string {
  const parts = [
    invited > 0 && `${formatCount(invited)} invited`,
    skipped > 0 && `${formatCount(skipped)} skipped`,
    duplicated > 0 && countOf(duplicated, 'duplicate'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'Nobody was invited'
}
