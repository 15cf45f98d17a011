import {
  type BulkInviteResult,
  csvFileMessage,
  type DraftRow,
  isPricingPlan,
  isStatus,
  parseAs,
  rowsToSend,
  settingsForm,
} from '@driver-trust/domain'
import { loadInvitationsSince, useData, useWriteBatch } from '@driver-trust/domain/data'
import { useRef } from 'react'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { NOT_FOUND, useSendOnce } from '../../form/useSendOnce.ts'
import { useOnboarding } from '../../onboarding/OnboardingContext.ts'

/** The form as it is typed. */
export interface SetUpValues {
  plan: string
  billingEmail: string
  contactEmail: string
  contactPhoneNumber: string
  drivers: DraftRow[]
}

/** A file that the server would not read. */
export class UnreadFile extends Error {
  override name = 'UnreadFile'
}

/** Saves billing and contact, then invites the first drivers, each once however often it is tried; gives what became of the drivers. */
export function useSetUp(organisationId: string, { phone }: PhoneRule) {
  const { client } = useData()
  const batch = useWriteBatch()
  const sendOnce = useSendOnce()
  const { user } = useOnboarding()
  const invited = useRef<BulkInviteResult>(undefined)
  const save = async ({ plan, drivers, ...contact }: SetUpValues, file: File | undefined) =>
    batch(async ({ updateSettings, inviteDrivers, inviteDriversByCsv }) => {
      const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
      await updateSettings({
        id: organisationId,
        ...(billingEmail && { billingEmail }),
        ...(contactEmail && { contactEmail }),
        ...(contactPhoneNumber && { contactPhoneNumber }),
        ...(isPricingPlan(plan) && { pricing: { plan } }),
      })
      if (invited.current) return undefined
      let rows = rowsToSend(drivers, phone)
      if (!file && rows.length === 0) return undefined
      // The organisation is new: whoever is invited already was invited by an attempt whose answer never came.
      const lookUp = async () => {
        const all = { known: { id: undefined, createdAt: undefined } }
        const { invitations } = await loadInvitationsSince(client, organisationId, all)
        const phones = new Set(invitations.map(({ phoneNumber }) => phoneNumber))
        rows = rows.filter(({ phoneNumber }) => !phones.has(phoneNumber))
        const isDone = invitations.length > 0 && (file !== undefined || rows.length === 0)
        return isDone ? { invited: invitations.length, skipped: 0, duplicated: 0 } : NOT_FOUND
      }
      const send = () =>
        file
          ? inviteDriversByCsv({ drivers_csv: file, organization_id: organisationId }).catch(asUnread)
          : inviteDrivers({ organizationId: organisationId, drivers: rows })
      invited.current = await sendOnce(user.id, { key: `first-drivers:${organisationId}`, send, lookUp })
      return invited.current
    })
  return save
}

function asUnread(error: unknown): never {
  throw isStatus(error, 400) ? new UnreadFile(csvFileMessage) : error
}
