import { loadInvitationsSince, useData, useWriteBatch } from '@driver-trust/domain/data'
import { canonicalCsv, type ImportPreview, inviteRowOf, originalOf } from '@driver-trust/domain/import'
import { type BulkInviteResult, type DraftRow, rowsToSend } from '@driver-trust/domain/invitation'
import { isPricingPlan, type Settings, settingsForm } from '@driver-trust/domain/organisation'
import { parseAs } from '@driver-trust/domain/struct'
import { useRef } from 'react'
import type { PhoneRule } from '../../form/PhoneField.tsx'
import { NOT_FOUND, useSendOnce } from '../../form/useSendOnce.ts'
import { useAdmittedAccount } from '../../routing/useViewer.ts'

export interface SetUpValues {
  plan: string
  billingEmail: string
  contactEmail: string
  contactPhoneNumber: string
  drivers: DraftRow[]
}

interface SetUpOptions {
  /** What is saved already, which isn't sent again. */
  settings: Settings | null
  rule: PhoneRule
}

/** Saves billing and contacts, then invites the first drivers. Retries repeat neither. Resolves to the outcome for the drivers. */
export function useSetUp(organisationId: string, { settings, rule: { phone } }: SetUpOptions) {
  const { client } = useData()
  const batch = useWriteBatch()
  const sendOnce = useSendOnce()
  const { user } = useAdmittedAccount()
  const invited = useRef<BulkInviteResult>(undefined)
  const save = async ({ plan, drivers, ...contact }: SetUpValues, file: ImportPreview | undefined) =>
    batch(async ({ updateSettings, inviteDrivers, inviteDriversByCsv }) => {
      const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
      const typed = {
        ...(billingEmail && billingEmail !== settings?.billingEmail && { billingEmail }),
        ...(contactEmail && contactEmail !== settings?.contactEmail && { contactEmail }),
        ...(contactPhoneNumber && contactPhoneNumber !== settings?.contactPhoneNumber && { contactPhoneNumber }),
        ...(isPricingPlan(plan) && plan !== settings?.pricingPlan && { pricing: { plan } }),
      }
      if (Object.keys(typed).length > 0) await updateSettings({ id: organisationId, ...typed })
      if (invited.current) return undefined
      const all = file ? file.rows.map(inviteRowOf) : rowsToSend(drivers, phone)
      let rows = all
      if (rows.length === 0) return undefined
      // The organisation is new: an existing invitation comes from an attempt that was never answered.
      const lookUp = async () => {
        const known = { id: undefined, createdAt: undefined }
        const { invitations, isWhole } = await loadInvitationsSince(client, organisationId, {
          known,
          sent: all.length,
          isListed: (found) => found.invitations.length > 0,
        })
        if (!isWhole) throw new Error('We couldn’t check who has already been invited.')
        const phones = new Set(invitations.map(({ phoneNumber }) => phoneNumber))
        rows = all.filter(({ phoneNumber }) => !phones.has(phoneNumber))
        return rows.length === 0 ? { invited: invitations.length, skipped: 0, duplicated: 0 } : NOT_FOUND
      }
      const send = () =>
        file
          ? inviteDriversByCsv({ drivers_csv: contentOf(file), organization_id: organisationId })
          : inviteDrivers({ organizationId: organisationId, drivers: rows })
      const contentOf = (preview: ImportPreview) =>
        (rows === all ? originalOf(preview) : undefined) ?? new Blob([canonicalCsv(rows)], { type: 'text/csv' })
      invited.current = await sendOnce(user.id, { key: `first-drivers:${organisationId}`, send, lookUp })
      return invited.current
    })
  return save
}
