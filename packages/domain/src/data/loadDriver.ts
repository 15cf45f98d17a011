import type { Client } from '../http/createClient.ts'
import { RequestError } from '../http/RequestError.ts'
import type { InvitedDriver } from '../invitation/InvitedDriver.ts'
import type { UserWithOrganisation } from '../user/UserWithOrganisation.ts'

/** A driver within one organisation (spec, section 2: /organisation/{orgId}/driver/{userId}). */
export interface DriverPlace {
  organisationId: string
  userId: string
}

/** A driver's record with what only the list of users knows: verification status, driver ID, bans (spec, section 7: driver details). */
export interface DriverDetails {
  record: InvitedDriver
  /** Undefined when the list of users does not show the driver. */
  listed: UserWithOrganisation | undefined
}

/**
 * A driver's details: to the letter of the contract through the invitation list with page size 1, and in parallel through the list of
 * users (spec, section 7: Users). Rejects with a 404 when there is no such driver.
 */
export async function loadDriver(
  client: Client,
  { organisationId, userId }: DriverPlace,
  signal: AbortSignal,
): Promise<DriverDetails> {
  const one = { organization_id: organisationId, user_id: userId, role: 'driver', page: 1, page_size: 1 } as const
  const [invitations, users] = await Promise.all([
    client.listInvitations(one, { signal }),
    client.listUsers(one, { signal }),
  ])
  const record = invitations.items.find((item) => item.type === 'driver')
  if (!record) throw new RequestError({ call: 'GET driver details', failure: 'http', status: 404 })
  return { record, listed: users.items[0] }
}
