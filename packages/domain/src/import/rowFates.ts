import type { InvitedDriver } from '../invitation/InvitationItem.ts'
import { invitationStatusLabel, invitationStatusTone } from '../invitation/invitationStatuses.ts'
import type { BulkInviteResult } from '../invitation/newInvitations.ts'
import type { Tone } from '../text/text.ts'
import { hasErrors, type JudgedRow, reasonsOf } from './judgedRow.ts'

/** What became of a row, in a word and, where there is one, with the reason. */
export interface RowFate {
  row: JudgedRow
  label: string
  tone: Tone
  reason: string | undefined
}

/** The invitations that are new since an import was sent. */
export interface NewInvitations {
  invitations: readonly InvitedDriver[]
  /** No other is new: there were not more than are read. */
  isWhole: boolean
}

/** How many rows met which fate, in the product's words. */
export function inviteResultText({ invited, skipped, duplicated }: BulkInviteResult): string {
  return `Invited ${invited}, skipped ${skipped}, duplicated ${duplicated}`
}

/**
 * What became of every row of an import: what was not sent says why, what was sent is looked for by its phone number among the invitations
 * that are new since, undefined where they could not be read; a row without a match was not created, where all were read.
 */
export function rowFates(rows: readonly JudgedRow[], created: NewInvitations | undefined): RowFate[] {
  const byPhone = new Map(created?.invitations.map((invitation) => [invitation.phoneNumber, invitation]))
  const isKnown = created?.isWhole && !created.invitations.some(({ isPersonalDataHidden }) => isPersonalDataHidden)
  const matched = new Set<string | undefined>()
  return rows.map((row) => {
    const fate = (label: string, tone: Tone, reason?: string): RowFate => ({ row, label, tone, reason })
    if (hasErrors(row)) return fate('Not sent', 'error', reasonsOf(row).join(' '))
    const invitation = matched.has(row.phone) ? undefined : byPhone.get(row.phone)
    if (invitation) {
      matched.add(row.phone)
      return fate(invitationStatusLabel(invitation.status), invitationStatusTone(invitation.status), invitation.reason)
    }
    if (row.repeat !== undefined) return fate('Duplicated', 'warning', row.repeat)
    if (!isKnown) return fate('Sent', 'neutral', 'What became of it cannot be shown here.')
    return fate('Not created', 'warning')
  })
}
