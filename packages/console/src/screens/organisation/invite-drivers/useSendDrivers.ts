import {
  type BulkInviteResult,
  canonicalCsv,
  type FormErrors,
  hasErrors,
  inviteRowOf,
  isStatus,
  type JudgedRow,
  type RowFate,
  rowFates,
} from '@driver-trust/domain'
import { loadInvitationsSince, loadNewestInvitation, useData, type Writes } from '@driver-trust/domain/data'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { useSubmit } from '../../../form/useSubmit.ts'

/** What became of an import. */
export interface SentDrivers {
  result: BulkInviteResult
  fates: readonly RowFate[]
  batchId: string | undefined
}

export interface SendingDrivers {
  /** What is under way, in words. */
  phase: string | undefined
  sent: SentDrivers | undefined
  send: (rows: readonly JudgedRow[], how: 'rows' | 'file', file?: Blob) => Promise<FormErrors | undefined>
  reset: () => void
}

const UNREAD: FormErrors = { [FORM_ERROR]: 'The server could not read these rows. Nobody was invited.' }

/** Sends the rows without errors, and then reads back what became of each. */
export function useSendDrivers(organisationId: string, onSent: () => void): SendingDrivers {
  const { client, log } = useData()
  const submit = useSubmit()
  const [phase, setPhase] = useState<string>()
  const [sent, setSent] = useState<SentDrivers>()
  const noted = (error: unknown) => {
    log.error(error)
    return undefined
  }
  const send: SendingDrivers['send'] = async (rows, how, file) => {
    setPhase('Sending…')
    try {
      const before = await loadNewestInvitation(client, organisationId).then((id) => ({ id }), noted)
      let result: BulkInviteResult | undefined
      let isUnread = false
      const work = async (writes: Writes) => {
        result = await invite(writes, { organisationId, rows, how, file }).catch((error: unknown) => {
          isUnread = isStatus(error, 400)
          throw error
        })
      }
      const errors = await submit(work, { grant: 'inviteDrivers', organisationId })
      if (isUnread) return UNREAD
      if (errors || !result) return errors
      setPhase('Looking up what became of them…')
      const created = before && (await loadInvitationsSince(client, organisationId, before.id).catch(noted))
      const phones = new Set(rows.map(({ phone }) => phone))
      const batchId = created?.invitations.find(({ phoneNumber }) => phoneNumber && phones.has(phoneNumber))?.batchId
      onSent()
      setSent({ result, fates: rowFates(rows, created), batchId })
      return undefined
    } finally {
      setPhase(undefined)
    }
  }
  return { phase, sent, send, reset: () => setSent(undefined) }
}

interface Invited {
  organisationId: string
  rows: readonly JudgedRow[]
  how: 'rows' | 'file'
  /** The file itself, where it can be sent as it is. */
  file: Blob | undefined
}

function invite(writes: Writes, { organisationId, rows, how, file }: Invited): Promise<BulkInviteResult> {
  const drivers = rows.filter((row) => !hasErrors(row)).map(inviteRowOf)
  if (how === 'rows') return writes.inviteDrivers({ organizationId: organisationId, drivers })
  const content = file ?? new Blob([canonicalCsv(drivers)], { type: 'text/csv' })
  return writes.inviteDriversByCsv({ drivers_csv: content, organization_id: organisationId })
}
