import { type ActivityQuery, type ActivityRecord, newestFirst } from '../activity.ts'
import type { Deadlines } from '../driver/deadlines.ts'
import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import { isStatus, RequestError } from '../http/client/RequestError.ts'
import type { UsersQuery } from '../http/client/userCalls.ts'
import type { InvitationPage, InvitationsQuery, InvitedDriver } from '../invitation/InvitationItem.ts'
import type { Counters, Stats } from '../organisation/counters.ts'
import type { Settings } from '../settings/Settings.ts'
import { maskPersonalData } from '../user/masked.ts'
import type { UserLookup, UserPage, UserWithOrganisation } from '../user/User.ts'
import { accountReads, freshness, type Read } from './Read.ts'

/** Everything that screens read, by name: the one place that knows the keys of the cache. */
export const reads = {
  ...accountReads,
  counters: (id: string): Read<Counters> => ({
    key: ['counters', id],
    freshness: freshness.organisations,
    load: (client, signal) => client.counters({ id }, { signal }),
  }),
  stats: (id: string): Read<Stats> => ({
    key: ['stats', id],
    freshness: freshness.organisations,
    load: (client, signal) => client.stats({ id }, { signal }),
  }),
  /** Settings with the security contact; null where none exist yet, which the server says with 404. */
  settings: (id: string): Read<Settings | null> => ({
    key: ['settings', id],
    freshness: freshness.organisations,
    load: (client, signal) => client.settings({ id }, { signal }).catch(nullWhenMissing),
  }),
  /** A page of users of the console. */
  users: (query: UsersQuery): Read<UserPage> => ({
    key: ['people', query],
    freshness: freshness.other,
    keepsPrevious: true,
    load: (client, signal) => client.listUsers(query, { signal }),
  }),
  /** A page of drivers. */
  drivers: (query: UsersQuery): Read<UserPage> => ({
    key: ['people', query],
    freshness: freshness.other,
    keepsPrevious: true,
    load: (client, signal) => client.listUsers(query, { signal }),
  }),
  /** A driver in every organisation in view, with when the answer came, in milliseconds of the page's own clock. */
  liveStatuses: (userId: string): Read<{ items: UserPage['items']; loadedAt: number }> => ({
    key: ['people', 'live', userId],
    freshness: freshness.other,
    load: async (client, signal) => {
      const { items } = await client.listUsers({ user_id: userId, page: 1, page_size: 100 }, { signal })
      return { items, loadedAt: performance.now() }
    },
  }),
  invitations: (query: InvitationsQuery): Read<InvitationPage> => ({
    key: ['invitations', query],
    freshness: freshness.other,
    keepsPrevious: true,
    load: (client, signal) => client.listInvitations(query, { signal }),
  }),
  driver: (place: DriverPlace): Read<DriverDetails> => ({
    key: ['driver', place.organisationId, place.userId],
    freshness: freshness.driver,
    load: (client, signal, log) => loadDriver(client, place, { signal, log }),
  }),
  deadlines: (userId: string): Read<Deadlines> => ({
    key: ['deadlines', userId],
    freshness: freshness.driver,
    load: (client, signal) => client.deadlines({ user_id: userId }, { signal }),
  }),
  /** Newest first, whatever order the server has. */
  activity: (query: ActivityQuery): Read<ActivityRecord[]> => ({
    key: ['activity', query],
    freshness: freshness.other,
    load: async (client, signal) => newestFirst(await client.listActivity(query, { signal })),
  }),
  /** People by id, for the names of who did what; one batch a screen. */
  names: (ids: readonly string[]): Read<UserLookup> => ({
    key: ['names', [...new Set(ids)].sort()],
    freshness: freshness.driver,
    load: (client, signal) => client.lookUpUsers({ ids: [...new Set(ids)].sort() }, { signal }),
  }),
} as const

function nullWhenMissing(error: unknown): null {
  if (isStatus(error, 404)) return null
  throw error
}

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
