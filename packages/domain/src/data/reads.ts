import type { ActivityQuery } from '../activity/ActivityQuery.ts'
import type { ActivityRecord } from '../activity/ActivityRecord.ts'
import { newestFirst } from '../activity/newestFirst.ts'
import type { Deadlines } from '../driver/Deadlines.ts'
import { isStatus } from '../http/RequestError.ts'
import type { UsersQuery } from '../http/UsersQuery.ts'
import type { InvitationPage } from '../invitation/InvitationPage.ts'
import type { InvitationsQuery } from '../invitation/InvitationsQuery.ts'
import type { Counters } from '../organisation/Counters.ts'
import type { Stats } from '../organisation/Stats.ts'
import type { Settings } from '../settings/Settings.ts'
import type { UserLookup } from '../user/UserLookup.ts'
import type { UserPage } from '../user/UserPage.ts'
import { accountReads } from './accountReads.ts'
import { type DriverDetails, type DriverPlace, loadDriver } from './loadDriver.ts'
import type { Read } from './Read.ts'
import { freshness } from './timing.ts'

/** Everything that screens read, by name: the one place that knows the keys of the cache (spec, section 3). */
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
