import { type BulkInviteResult, type DriverInviteRow, DriversInvitation } from '@driver-trust/domain/invitation'
import Papa from 'papaparse'
import type { SandboxState } from '../SandboxState.ts'
import type { InvitationRecord } from '../world/World.ts'

interface Batch {
  organizationId: string
  invitedBy: string
  rows: readonly DriverInviteRow[]
}

const E164 = /^\+[1-9]\d{6,14}$/

/** Invites a batch of drivers: known ones count as duplicates, unreachable ones are kept as errors with a reason. */
export function inviteDrivers(state: SandboxState, { organizationId, invitedBy, rows }: Batch): BulkInviteResult {
  const batchId = state.newId()
  const result: BulkInviteResult = { invited: 0, skipped: 0, duplicated: 0 }
  const known = knownPhones(state, organizationId)
  for (const row of rows) {
    if (known.has(row.phoneNumber) && !state.habits.invitesTwice) {
      result.duplicated += 1
      continue
    }
    known.add(row.phoneNumber)
    const reason = reasonAgainst(row)
    keepInvitation(state, {
      type: 'driver',
      status: reason ? 'skipped' : 'pending',
      organizationId,
      invitedBy,
      batchId,
      role: 'driver',
      ...row,
      email: row.email || undefined,
      reason,
    })
    result[reason ? 'skipped' : 'invited'] += 1
  }
  return result
}

/** Keeps an invitation sent now, under an id and with a token of its own. */
export function keepInvitation(
  state: SandboxState,
  sent: Omit<InvitationRecord, 'id' | 'token' | 'createdAt'>,
): InvitationRecord {
  const id = state.newId()
  const createdAt = new Date(state.now()).toISOString()
  const invitation = { id, ...sent, token: `invitation-${state.newId()}`, createdAt }
  state.world.invitations.set(id, invitation)
  return invitation
}

function knownPhones({ world }: SandboxState, organizationId: string): Set<string | undefined> {
  const here = (each: { organizationId?: string | undefined }) => each.organizationId === organizationId
  const people = [...world.people.values()].filter(here)
  const open = [...world.invitations.values()].filter(
    (each) => here(each) && each.type === 'driver' && each.status !== 'skipped',
  )
  return new Set([...people, ...open].map(({ phoneNumber }) => phoneNumber))
}

function reasonAgainst({ phoneNumber }: DriverInviteRow): string | undefined {
  if (!E164.test(phoneNumber)) return 'The phone number cannot be reached.'
  // Plays the telephone company: numbers with this ending are never assigned in the sandbox.
  return phoneNumber.endsWith('000000') ? 'The text message could not be delivered.' : undefined
}

const HEADERS = 'firstName,lastName,phoneNumber,email'

/** The drivers in a canonical file (contract 11.5), by the rules of the JSON route; undefined for any other file. */
export async function readCsv(file: Blob, organizationId: string): Promise<DriversInvitation | undefined> {
  if (!(file instanceof File) || !/\.csv$/i.test(file.name)) return undefined
  if (file.type.split(';')[0]?.trim().toLowerCase() !== 'text/csv') return undefined
  const { data, errors, meta } = Papa.parse(await file.text(), { header: true, delimiter: ',', skipEmptyLines: true })
  if (errors.length > 0 || meta.fields?.join() !== HEADERS) return undefined
  const [fault, invitation] = DriversInvitation.validate({ organizationId, drivers: data }, { coerce: true })
  return fault ? undefined : invitation
}
