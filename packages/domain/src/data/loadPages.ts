import type { Client } from '../http/client/createClient.ts'
import { pause } from '../http/client/exchange.ts'
import type { NewInvitations } from '../import/inviteResult.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { isScanned, type ListRequest } from '../list/ListRequest.ts'
import { sortPeople } from '../list/sorting.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import { instantOf } from '../text/dates.ts'
import { createPause } from './createPause.ts'
import { type AnsweredPage, type ReadRows, readList } from './readList.ts'

/** Rows that are read of a list which is filtered or sorted here (contract 2.6, 11.6). */
export const mostRead = 2000

type Lists = Pick<Client, 'listInvitations' | 'listUsers'>

export type UsersRequest = Extract<ListRequest, { call: 'users' }>

export type InvitationsRequest = Extract<ListRequest, { call: 'invitations' }>

/** All rows of a list, of which a filter of the client can keep fewer than were read. */
export interface ListRows<Row> extends ReadRows<Row> {
  read: number
}

interface ListRowsOptions {
  signal: AbortSignal
  onProgress?: ((loaded: number, total: number) => void) | undefined
  limit?: number | undefined
}

/** All rows of the list that a request describes, with the filters of the server and of the client. */
export async function loadListRows(
  client: Lists,
  request: ListRequest,
  options: ListRowsOptions,
): Promise<ListRows<UserWithOrganisation | InvitationItem>> {
  if (request.call === 'none') return { rows: [], read: 0, total: 0, isWhole: true }
  return request.call === 'users'
    ? loadUserRows(client, request, options)
    : loadInvitationRows(client, request, options)
}

/** The first 100 rows of a list, if they have just been read. */
export type FirstPage = Pick<AnsweredPage<UserWithOrganisation>, 'items' | 'total'>

/** The same for people: a request without a role reads the list of each role. */
export async function loadUserRows(
  client: Pick<Client, 'listUsers'>,
  { query, roles, scan }: UsersRequest,
  { signal, onProgress, limit, firstPage }: ListRowsOptions & { firstPage?: FirstPage | undefined },
): Promise<ListRows<UserWithOrganisation>> {
  const whenAllowed = createPause()
  const lists = roles ?? [query.role]
  const progress = lists.map(() => ({ loaded: 0, total: 0 }))
  const parts = await Promise.all(
    lists.map((role, at) =>
      readList({
        loadPage: async (page) =>
          firstPage && page.page === 1 ? firstPage : client.listUsers({ ...query, role, ...page }, { signal }),
        signal,
        whenAllowed,
        limit: scan ? mostRead : limit,
        isPast: scan && 'changedSince' in scan ? (row) => isBefore(row.updatedAt, scan.changedSince) : undefined,
        onProgress: (loaded, total) => {
          progress[at] = { loaded, total }
          onProgress?.(sum(progress.map((each) => each.loaded)), sum(progress.map((each) => each.total)))
        },
      }),
    ),
  )
  const all = parts.flatMap(({ rows }) => rows)
  const rows = lists.length > 1 ? sortPeople(all, query.order_by) : all
  const total = sum(parts.map((part) => part.total))
  return kept({ rows, total, isWhole: parts.every(({ isWhole }) => isWhole) }, { scan, limit })
}

export async function loadInvitationRows(
  client: Pick<Client, 'listInvitations'>,
  { query, scan }: InvitationsRequest,
  { signal, onProgress, limit }: ListRowsOptions,
): Promise<ListRows<InvitationItem>> {
  const loadPage = (page: object) => client.listInvitations({ ...query, ...page }, { signal })
  const list = await readList({ loadPage, signal, onProgress, limit: scan ? mostRead : limit })
  return kept(list, { scan, limit })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0)
}

/** Undated rows say nothing about those after them: servers sort them first or last. */
function isBefore(date: string | undefined, since: string): boolean {
  return (instantOf(date) ?? Number.POSITIVE_INFINITY) < Date.parse(since)
}

/** The rows that the client's own filter keeps, at most as many as wanted. */
function kept<Row extends Parameters<typeof isScanned>[1]>(
  { rows, total, isWhole }: ReadRows<Row>,
  { scan, limit = Number.POSITIVE_INFINITY }: { scan: ListRequest['scan']; limit: number | undefined },
): ListRows<Row> {
  const found = scan ? rows.filter((row) => isScanned(scan, row)) : rows
  return { rows: found.slice(0, limit), read: rows.length, total, isWhole: isWhole && found.length <= limit }
}

/**
 * The newest invitation before an import. `createdAt` is the server's time; it still marks the place if the invitation
 * itself is withdrawn.
 */
export interface NewestInvitation {
  id: string | undefined
  createdAt: string | undefined
}

/** The newest driver invitation of an organisation; without an id if there is none. */
export async function loadNewestInvitation(
  client: Lists,
  organisationId: string,
  signal?: AbortSignal,
): Promise<NewestInvitation> {
  const { items } = await client.listInvitations({ ...newest(organisationId), page: 1, page_size: 1 }, { signal })
  return { id: items[0]?.id, createdAt: items[0]?.createdAt }
}

interface Since {
  known: NewestInvitation
  /** Rows of the import that is looked up: this many more invitations are read. */
  sent?: number
  signal?: AbortSignal | undefined
  /** Whether the invitations that are expected are among those found. */
  isListed?: (found: NewInvitations) => boolean
}

/** Milliseconds before each further look: a server can need a moment until its lists show a write. */
const LOOKS = [2000, 3000]

/**
 * Driver invitations newer than the given one, newest first, and whether that is all of them. Looks again for a while
 * until those that are expected are listed.
 */
export async function loadInvitationsSince(
  client: Pick<Client, 'listInvitations'>,
  organisationId: string,
  { isListed = () => true, ...since }: Since,
): Promise<NewInvitations> {
  for (const delay of LOOKS) {
    const found = await readSince(client, organisationId, since)
    if (isListed(found)) return found
    await pause(delay, since.signal)
  }
  return readSince(client, organisationId, since)
}

async function readSince(
  client: Pick<Client, 'listInvitations'>,
  organisationId: string,
  { known, sent = 0, signal }: Since,
): Promise<NewInvitations> {
  const { rows, isWhole } = await readList({
    loadPage: (page) => client.listInvitations({ ...newest(organisationId), ...page }, { signal }),
    signal,
    limit: mostRead + sent,
    isPast: ({ id, createdAt }) =>
      id === known.id || (known.createdAt !== undefined && createdAt !== undefined && createdAt < known.createdAt),
  })
  return { invitations: rows.filter((item) => item.type === 'driver'), isWhole }
}

/**
 * Phone numbers of an organisation's drivers and open invitations: those that aren't masked, of at most 2,000 each.
 */
export async function loadKnownPhones(
  client: Lists,
  organisationId: string,
  signal?: AbortSignal,
): Promise<Map<string, 'driver' | 'invitation'>> {
  const driversOf = { role: 'driver', organization_id: organisationId } as const
  const reading = { signal, whenAllowed: createPause(), limit: mostRead }
  const [invitations, drivers] = await Promise.all([
    readList({
      ...reading,
      loadPage: (page) => client.listInvitations({ ...newest(organisationId), ...page }, { signal }),
    }),
    readList({ ...reading, loadPage: (page) => client.listUsers({ ...driversOf, ...page }, { signal }) }),
  ])
  return new Map([
    ...invitations.rows.filter(isOpen).flatMap(phoneOf('invitation')),
    ...drivers.rows.flatMap(phoneOf('driver')),
  ])
}

/** True for an invitation that was neither accepted nor failed. */
export function isOpen({ status }: Pick<InvitationItem, 'status'>): boolean {
  return status === 'pending' || status === 'sent'
}

function phoneOf<Kind extends string>(kind: Kind) {
  return ({ phoneNumber }: { phoneNumber?: string | undefined }): [string, Kind][] =>
    phoneNumber === undefined ? [] : [[phoneNumber, kind]]
}

function newest(organisationId: string) {
  return { type: 'driver' as const, organization_id: organisationId, order_by: '-created_at' }
}
