import type { BulkInviteResult } from '../invitation/BulkInviteResult.ts'
import type { InvitedDriver } from '../invitation/InvitedDriver.ts'
import { invitationStatusLabel, invitationStatusTone } from '../invitation/invitationStatus.ts'
import type { Tone } from '../text/tone.ts'
import { hasErrors, type JudgedRow, reasonsOf } from './judgedRow.ts'

/** What became of a row, in a word and, where there is one, with the reason (product, section 6: each row's fate). */
export interface RowFate {
  row: JudgedRow
  label: string
  tone: Tone
  reason: string | undefined
}

/** How many rows met which fate, in the product's words (product, section 6: After sending). */
export function inviteResultText({ invited, skipped, duplicated }: BulkInviteResult): string {
  return `Invited ${invited}, skipped ${skipped}, duplicated ${duplicated}`
}

/**
 * What became of every row of an import: what was not sent says why, what was sent is looked for by its phone number among the invitations
 * that are new since, undefined where they could not be read; a row without a match was not created (product, section 6: After sending).
 */
export function rowFates(rows: readonly JudgedRow[], created: readonly InvitedDriver[] | undefined): RowFate[] {
  const byPhone = new Map(created?.map((invitation) => [invitation.phoneNumber, invitation]))
  const isHidden = created?.some(({ isPersonalDataHidden }) => isPersonalDataHidden) ?? false
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
    if (!created || isHidden) return fate('Sent', 'neutral', 'What became of it cannot be shown here.')
    return fate('Not created', 'warning')
  })
}
