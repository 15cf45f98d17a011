import type { Client } from '../http/createClient.ts'
import type { Log } from '../http/log.ts'
import { RequestError } from '../http/RequestError.ts'
import type { InvitedDriver } from '../invitation/InvitedDriver.ts'
import { maskPersonalData } from '../user/maskPersonalData.ts'
import type { UserWithOrganisation } from '../user/UserWithOrganisation.ts'

/** A driver within one organisation. */
export interface DriverPlace {
  organisationId: string
  userId: string
}

/** A driver's record, with what only the list of users knows: verification status and bans. */
export interface DriverDetails {
  /** Both answers as one person: neither takes away a field that the other one has, and what either hides is hidden. */
  person: Omit<InvitedDriver, 'status' | 'type'>
  /** Undefined when the list of users does not show the driver, or could not be loaded. */
  listed: UserWithOrganisation | undefined
  /** The list of users could not be loaded: whether the driver may drive is not known. */
  isListMissing: boolean
}

interface DriverLoad {
  signal: AbortSignal
  log: Pick<Log, 'error'>
}

/**
 * A driver's details: to the letter of the contract through the invitation list with page size 1, and in parallel through the list of
 * users, without which they still show what there is. Rejects with a 404 when there is no such driver.
 */
export async function loadDriver(
  client: Pick<Client, 'listInvitations' | 'listUsers'>,
  { organisationId, userId }: DriverPlace,
  { signal, log }: DriverLoad,
): Promise<DriverDetails> {
  const one = { organization_id: organisationId, user_id: userId, role: 'driver', page: 1, page_size: 1 } as const
  const [invitations, users] = await Promise.all([
    client.listInvitations(one, { signal }),
    client.listUsers(one, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error
      log.error(error)
      return undefined
    }),
  ])
  const record = invitations.items.find((item) => item.type === 'driver')
  if (!record) throw new RequestError({ call: 'GET driver details', failure: 'http', status: 404 })
  const listed = users?.items[0]
  return { person: merged(record, listed), listed, isListMissing: users === undefined }
}

function merged(record: InvitedDriver, listed: UserWithOrganisation | undefined): DriverDetails['person'] {
  const { status: _status, type: _type, ...invited } = record
  const known = Object.entries(listed ?? {}).filter(([name, value]) => value !== undefined && name !== 'status')
  const person = { ...invited, ...Object.fromEntries(known), id: record.id }
  return maskPersonalData(person) as DriverDetails['person'] // it only takes away what may be absent
}
