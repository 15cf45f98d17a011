import { type ActivityLog, type ActivityQuery, activityLog } from '../driver/activity.ts'
import type { Deadlines } from '../driver/deadlines.ts'
import type { CallOptions, Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import { isStatus, RequestError } from '../http/client/RequestError.ts'
import type { UsersQuery } from '../http/client/userCalls.ts'
import type { InvitationItem, InvitationPage, InvitationsQuery, InvitedDriver } from '../invitation/InvitationItem.ts'
import type { Counters, Stats } from '../organisation/counters.ts'
import type { Settings } from '../organisation/Settings.ts'
import { maskPersonalData } from '../people/masked.ts'
import type { PersonFields, UserLookup, UserPage, UserWithOrganisation } from '../people/User.ts'
import { ShapeError } from '../struct/parseAs.ts'
import { isUuid, withoutGaps } from '../struct/shape.ts'
import { accountReads } from './account.ts'
import { type Activities, type DriverPlace, loadActivities } from './loadActivities.ts'
import {
  type InvitationsRequest,
  type ListRows,
  loadInvitationRows,
  loadUserRows,
  mostRead,
  type UsersRequest,
} from './loadPages.ts'
import { freshness, type Read, repeat } from './Read.ts'
import { type AnsweredPage, type ReadRows, readList } from './readList.ts'

/** A page with the rows that the server puts on a full one: fewer than were asked for if it sends fewer. */
export type Sized<Page> = Page & { pageSize: number }

/** Everything that screens read, by name. Only this table knows the cache keys. */
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
  /** Settings with the security contact; null if none exist yet (contract 8.8). */
  settings: (id: string): Read<Settings | null> => ({
    key: ['settings', id],
    freshness: freshness.organisations,
    load: (client, signal) => client.settings({ id }, { signal }).catch(nullWhenMissing),
  }),
  /** A page of drivers, or of console users: whom the query asks for. */
  people: (query: UsersQuery): Read<Sized<UserPage>> => ({
    key: ['people', query],
    freshness: freshness.other,
    repeat: repeat.lists,
    keepsPrevious: true,
    load: (client, signal) => loadSizedPage(client, query, (asked) => client.listUsers(asked, { signal })),
  }),
  /** How many people several lists have, with the first page of each: one answer, so that figures change together. */
  counts: <Name extends string>(lists: Readonly<Record<Name, UsersQuery>>): Read<Record<Name, Sized<UserPage>>> => ({
    key: ['people', 'counts', lists],
    freshness: freshness.other,
    repeat: repeat.lists,
    load: async (client, signal, log) => {
      const pages = Object.entries<UsersQuery>(lists).map(async ([name, query]) => [
        name,
        await reads.people(query).load(client, signal, log),
      ])
      return Object.fromEntries(await Promise.all(pages)) as Record<Name, Sized<UserPage>> // the same names
    },
  }),
  /** All rows of a list that is filtered or sorted here, on however many pages. */
  everyUser: (request: UsersRequest): Read<ListRows<UserWithOrganisation>> => ({
    key: ['people', 'every', { ...request.query, page: undefined, page_size: undefined }, request.roles, request.scan],
    freshness: freshness.other,
    repeat: repeat.lists,
    keepsPrevious: true,
    load: (client, signal) => loadUserRows(client, request, { signal, limit: mostRead }),
  }),
  everyInvitation: (request: InvitationsRequest): Read<ListRows<InvitationItem>> => ({
    key: ['invitations', 'every', { ...request.query, page: undefined, page_size: undefined }, request.scan],
    freshness: freshness.other,
    keepsPrevious: true,
    load: (client, signal) => loadInvitationRows(client, request, { signal, limit: mostRead }),
  }),
  /** The driver in every organisation in view; `loadedAt` is in milliseconds of `performance.now()`. */
  liveStatuses: (userId: string): Read<ReadRows<UserWithOrganisation> & { loadedAt: number }> => ({
    key: ['people', 'live', userId],
    freshness: freshness.other,
    repeat: repeat.driver,
    load: async (client, signal) => {
      const loadPage = (page: object) => client.listUsers({ user_id: userId, ...page }, { signal })
      const { rows, ...read } = await readList({ loadPage, signal })
      const own = rows.filter(({ id, role }) => id === userId && role === 'driver') // whatever the server filters by
      return { ...read, rows: own, loadedAt: performance.now() }
    },
  }),
  /** Everyone whom one of these organisations has banned, or any in view; null for no organisation. */
  bans: (organisations: readonly string[] | 'all'): Read<ReadRows<UserWithOrganisation>> | null =>
    organisations.length === 0
      ? null
      : {
          key: ['people', 'bans', organisations],
          freshness: freshness.organisations,
          repeat: repeat.lists,
          load: (client, signal) => loadBans(client, organisations, signal),
        },
  invitations: (query: InvitationsQuery): Read<Sized<InvitationPage>> => ({
    key: ['invitations', query],
    freshness: freshness.other,
    keepsPrevious: true,
    load: (client, signal) => loadSizedPage(client, query, (asked) => client.listInvitations(asked, { signal })),
  }),
  driver: (place: DriverPlace): Read<DriverDetails> => ({
    key: ['driver', place.organisationId, place.userId],
    freshness: freshness.driver,
    repeat: repeat.driver,
    load: (client, signal, log) => loadDriver(client, place, { signal, log }),
  }),
  /** Newest first, whatever the server's order. */
  activity: (query: ActivityQuery): Read<ActivityLog> => ({
    key: ['activity', query],
    freshness: freshness.other,
    repeat: repeat.driver,
    load: async (client, signal) => activityLog(await client.listActivity(query, { signal }), query.user_id),
  }),
  /** That of several drivers. */
  activities: (places: readonly DriverPlace[]): Read<Activities> | null =>
    places.length === 0
      ? null
      : {
          key: ['activity', places],
          freshness: freshness.driver,
          load: (client, signal, log) => loadActivities(client, places, { signal, log }),
        },
  /** People by id, to name who did what; one batch per screen, none for nobody. Only UUIDs are asked for: who did something can also be a service, and one wrong id would refuse all. */
  names: (ids: readonly string[]): Read<UserLookup> | null => {
    if (ids.length === 0) return null
    const known = [...new Set(ids.filter(isUuid))].sort()
    return {
      key: ['names', known],
      freshness: freshness.driver,
      load: async (client, signal) => (known.length > 0 ? client.lookUpUsers({ ids: known }, { signal }) : {}),
    }
  },
} as const

/** Organisations that one address surely has room for (contract 10.2). */
const fewOrganisations = 30

async function loadBans(
  client: Pick<Client, 'listUsers'>,
  organisations: readonly string[] | 'all',
  signal: AbortSignal,
): Promise<ReadRows<UserWithOrganisation>> {
  const rows: UserWithOrganisation[] = []
  let isWhole = true
  for (const organization_id of organisations === 'all' ? [undefined] : inParts(organisations, fewOrganisations)) {
    const query: UsersQuery = { role: 'driver', status: ['banned_explicitly'], organization_id }
    const part = await readList({ loadPage: (page) => client.listUsers({ ...query, ...page }, { signal }), signal })
    rows.push(...part.rows)
    isWhole &&= part.isWhole
  }
  return { rows, total: rows.length, isWhole }
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
}

function nullWhenMissing(error: unknown): null {
  if (isStatus(error, 404)) return null
  throw error
}

/** A driver's documents. Throws a ShapeError for an answer about anyone else. */
export async function loadDeadlines(
  client: Pick<Client, 'deadlines'>,
  userId: string,
  options: CallOptions,
): Promise<Deadlines> {
  const answer = await client.deadlines({ user_id: userId }, options)
  if (answer.userId.toLowerCase() === userId.toLowerCase()) return answer
  throw new ShapeError('Deadlines', { path: 'userId', expected: 'the driver asked about', received: 'another id' })
}

/** A driver's record, with status and bans from the list of users. */
export interface DriverDetails {
  /** Both answers merged: the invitation's fields count, and what either masks is masked. */
  person: PersonFields & { id: string; invitedBy?: string }
  /** Undefined if the list of users doesn't contain the driver or couldn't be loaded. */
  listed: UserWithOrganisation | undefined
  /** True if the list of users couldn't be loaded, so whether the driver can drive is unknown. */
  isListMissing: boolean
  /** True for what a list knows of the driver, until the record has been read. */
  isPartial?: boolean
}

/** What a row of the list of users says of a driver. When they were invited, and by whom, is in the record alone. */
export function partialDetails(row: UserWithOrganisation): DriverDetails {
  const { status: _status, ...person } = row
  return {
    person: { ...person, createdAt: undefined, updatedAt: undefined },
    listed: row,
    isListMissing: false,
    isPartial: true,
  }
}

/**
 * Loads the invitation and the user in parallel (contract 7.8). The details still load if the list of users fails.
 * Rejects with a 404 if there is no such driver.
 */
async function loadDriver(
  client: Pick<Client, 'listInvitations' | 'listUsers'>,
  { organisationId, userId }: DriverPlace,
  { signal, log }: { signal: AbortSignal; log: Pick<Log, 'error'> },
): Promise<DriverDetails> {
  const one = { organization_id: organisationId, user_id: userId, role: 'driver', page: 1, page_size: 1 } as const
  let listFailure: unknown
  const [invitations, users] = await Promise.all([
    client.listInvitations(one, { signal }),
    client.listUsers(one, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error
      log.error(error)
      listFailure = error
      return undefined
    }),
  ])
  const record = invitations.items.find((item) => item.type === 'driver')
  const listed = users?.items.find(
    ({ id, role = 'driver', organizationId = organisationId }) =>
      id === userId && role === 'driver' && organizationId === organisationId, // they can use the console here as well
  )
  if (record && record.id !== userId && !users) throw listFailure // nothing else says whom it is about
  if (record && !isAbout(userId, record, listed)) {
    log.error(new ShapeError('Driver details', { path: 'id', expected: 'the driver asked about', received: 'another' }))
    throw notFound()
  }
  if (!record) throw notFound()
  return { person: { ...merged(record, listed), id: userId }, listed, isListMissing: users === undefined }
}

function notFound(): RequestError {
  return new RequestError({ call: 'GET driver details', failure: 'http', status: 404 })
}

const IDENTIFYING = ['dtId', 'phoneNumber', 'email'] as const

/**
 * Whether details are those of the person asked about. An invitation can carry an id of its own: then something that
 * identifies the person has to be the same in the list of users, unless both hide all of it, and the driver ID no other.
 */
function isAbout(userId: string, record: InvitedDriver, listed: UserWithOrganisation | undefined): boolean {
  if (record.id === userId) return true
  if (!listed) return false
  const textOf = (person: InvitedDriver | UserWithOrganisation, name: (typeof IDENTIFYING)[number]) =>
    String(person[name] ?? '').toLowerCase()
  const known = IDENTIFYING.filter((name) => textOf(record, name) !== '' && textOf(listed, name) !== '')
  const same = known.filter((name) => textOf(record, name) === textOf(listed, name))
  if (known.length === 0) return record.isPersonalDataHidden === true && listed.isPersonalDataHidden === true
  return same.length > 0 && (same.includes('dtId') || !known.includes('dtId'))
}

/** The invitation's details, and what it lacks from the list of users; the driver ID comes from there first. */
function merged(record: InvitedDriver, listed: UserWithOrganisation | undefined): DriverDetails['person'] {
  const { status: _status, type: _type, ...invited } = record
  const masks = {
    isPersonalDataHidden: record.isPersonalDataHidden || listed?.isPersonalDataHidden,
    isEmailHidden: record.isEmailHidden || listed?.isEmailHidden,
  }
  const found = withoutGaps({ ...listed, status: undefined })
  const person = { ...found, ...withoutGaps(invited), ...masks, dtId: listed?.dtId ?? invited.dtId }
  return maskPersonalData(person) as DriverDetails['person'] // masking only removes optional fields
}

/** The rows of a full page, by client, once a server has sent fewer than were asked for. */
const largest = new WeakMap<object, number>()

/**
 * Loads a page of a list and tells how many rows its pages really have: a server can send fewer than were asked for.
 * From then on it is asked for that many, in case it counts its pages by what is asked for.
 */
async function loadSizedPage<
  Query extends Pick<UsersQuery, 'page' | 'page_size'>,
  Answer extends AnsweredPage<unknown>,
>(client: object, query: Query, load: (query: Query) => Promise<Answer>): Promise<Sized<Answer>> {
  const { page = 1, page_size = 20 } = query
  const size = Math.min(page_size, largest.get(client) ?? page_size)
  const answer = await load({ ...query, page_size: size })
  const pageSize = sizeOf(answer, { page, size })
  const { length } = answer.items
  if (length < size && length === pageSize) largest.set(client, length)
  return { ...answer, pageSize }
}

/** The rows of the largest page that is ever shown. */
const LARGEST = 100

/** A page with more after it is a full one; before a last page are full ones. */
function sizeOf(
  { items, total, nextPage }: AnsweredPage<unknown>,
  { page, size }: { page: number; size: number },
): number {
  const { length } = items
  if (length === 0) return size
  if (length >= size) return length > LARGEST ? size : length // more than was asked for, from a server that has pages of its own
  if (nextPage === undefined ? page === 1 && length < total : nextPage > page) return length
  return page === 1 ? size : Math.max(length, Math.min(size, Math.ceil((total - length) / (page - 1))))
}
