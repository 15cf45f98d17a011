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
import { useWrites } from '@driver-trust/domain/data'
import { useRef } from 'react'
import type { PhoneRule } from '../../form/usePhoneRule.ts'

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
  const { updateSettings, inviteDrivers, inviteDriversByCsv } = useWrites()
  const invited = useRef<BulkInviteResult>(undefined)
  return async ({ plan, drivers, ...contact }: SetUpValues, file: File | undefined) => {
    const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
    await updateSettings({
      id: organisationId,
      ...(billingEmail && { billingEmail }),
      ...(contactEmail && { contactEmail }),
      ...(contactPhoneNumber && { contactPhoneNumber }),
      ...(isPricingPlan(plan) && { pricing: { plan } }),
    })
    if (invited.current) return undefined
    const rows = rowsToSend(drivers, phone)
    if (file)
      invited.current = await inviteDriversByCsv({ drivers_csv: file, organization_id: organisationId }).catch(asUnread)
    else if (rows.length > 0) invited.current = await inviteDrivers({ organizationId: organisationId, drivers: rows })
    return invited.current
  }
}

function asUnread(error: unknown): never {
  throw isStatus(error, 400) ? new UnreadFile(csvFileMessage) : error
}
