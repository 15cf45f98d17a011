import type { Client } from '../http/client/createClient.ts'
import type { NewInvitations } from '../import/rowOutcomes.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { isScanned, type ListRequest, type ListScan } from '../list/listRequests.ts'
import type { UserWithOrganisation } from '../user/User.ts'

interface Page<Item> {
  items: readonly Item[]
  total: number
}

interface EveryPageOptions<Item> {
  loadPage: (page: number) => Promise<Page<Item>>
  /** The most rows a page can have. */
  pageSize: number
  onProgress: (loaded: number, total: number) => void
  /** Rows after which it stops. */
  limit?: number | undefined
}

/** Loads all rows of a list, page by page. It stops at the first page that isn't full, however wrong `total` is. */
export async function loadEveryPage<Item>({
  loadPage,
  pageSize,
  onProgress,
  limit = Number.POSITIVE_INFINITY,
}: EveryPageOptions<Item>): Promise<Item[]> {
  const rows: Item[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await loadPage(page)
    rows.push(...items)
    onProgress(rows.length, Math.max(total, rows.length))
    if (items.length < pageSize || rows.length >= Math.min(total, limit)) return rows.slice(0, limit)
  }
}

interface ScanOptions<Item> {
  loadPage: (page: number) => Promise<Page<Item>>
  scan: ListScan
}

/** The rows of a list that a filter keeps which the server doesn't have; `isPartial` if there may be more. */
export async function scanPages<Item extends Parameters<typeof isScanned>[1]>({
  loadPage,
  scan,
}: ScanOptions<Item>): Promise<{ items: Item[]; total: number; isPartial: boolean }> {
  const kept: Item[] = []
  for (let page = 1; page <= most.pages; page += 1) {
    const { items } = await loadPage(page)
    const found = items.filter((item) => isScanned(scan, item))
    kept.push(...found)
    const isOver = items.length < most.rows || ('changedSince' in scan && found.length < items.length)
    if (isOver) return { items: kept, total: kept.length, isPartial: false }
  }
  return { items: kept, total: kept.length, isPartial: true }
}

/** The most that is read (contract 11.6). */
const most = { pages: 20, rows: 100 }

/** Rows of a list that a scan looks at. */
export const mostScanned = most.pages * most.rows

type Lists = Pick<Client, 'listInvitations' | 'listUsers'>

/**
 * The newest invitation before an import. `createdAt` is the server's time; it still marks the place if the invitation
 * itself is withdrawn.
 */
export interface NewestInvitation {
  id: string | undefined
  createdAt: string | undefined
}

interface ListRowsOptions {
  signal: AbortSignal
  onProgress: (loaded: number, total: number) => void
  limit?: number
}

/** All rows of the list that a request describes, with the filters of the server and of the client. */
export async function loadListRows(
  client: Lists,
  request: ListRequest,
  { signal, onProgress, limit }: ListRowsOptions,
): Promise<(UserWithOrganisation | InvitationItem)[]> {
  if (request.call === 'none') return []
  const loadPage = (page: number): Promise<Page<UserWithOrganisation | InvitationItem>> =>
    request.call === 'users'
      ? client.listUsers({ ...request.query, page, page_size: most.rows }, { signal })
      : client.listInvitations({ ...request.query, page, page_size: most.rows }, { signal })
  if (request.scan) return (await scanPages({ loadPage, scan: request.scan })).items.slice(0, limit)
  return loadEveryPage({ loadPage, pageSize: most.rows, onProgress, limit })
}

/** The newest driver invitation of an organisation; without an id if there is none. */
export async function loadNewestInvitation(
  client: Lists,
  organisationId: string,
  signal?: AbortSignal,
): Promise<NewestInvitation> {
  const { items } = await client.listInvitations(newest(organisationId, { page: 1, page_size: 1 }), { signal })
  return { id: items[0]?.id, createdAt: items[0]?.createdAt }
}

interface Since {
  known: NewestInvitation
  pages?: number
  signal?: AbortSignal | undefined
}

/**
 * Driver invitations newer than the given one, newest first, and whether that is all of them. Reads at most `pages`
 * pages of 100.
 */
export async function loadInvitationsSince(
  client: Lists,
  organisationId: string,
  { known, pages = most.pages, signal }: Since,
): Promise<NewInvitations> {
  const isOld = ({ id, createdAt }: InvitationItem) =>
    id === known.id || (known.createdAt !== undefined && createdAt !== undefined && createdAt < known.createdAt)
  const found: InvitationItem[] = []
  let isWhole = false
  for (let page = 1; page <= pages && !isWhole; page += 1) {
    const { items } = await client.listInvitations(newest(organisationId, { page, page_size: most.rows }), { signal })
    const end = items.findIndex(isOld)
    found.push(...(end < 0 ? items : items.slice(0, end)))
    isWhole = end >= 0 || items.length < most.rows
  }
  return { invitations: found.filter((item) => item.type === 'driver'), isWhole }
}

/**
 * Phone numbers of an organisation's drivers and open invitations: those that aren't masked, from at most 20 pages
 * each.
 */
export async function loadKnownPhones(
  client: Lists,
  organisationId: string,
  signal?: AbortSignal,
): Promise<Map<string, 'driver' | 'invitation'>> {
  const pageOf = (page: number) => ({ page, page_size: most.rows })
  const open = { status: ['pending', 'sent'] as ('pending' | 'sent')[] }
  const [invitations, drivers] = await Promise.all([
    phonesOf((page) => client.listInvitations({ ...newest(organisationId, pageOf(page)), ...open }, { signal })),
    phonesOf((page) =>
      client.listUsers({ role: 'driver', organization_id: organisationId, ...pageOf(page) }, { signal }),
    ),
  ])
  return new Map([
    ...invitations.map((phone): [string, 'invitation'] => [phone, 'invitation']),
    ...drivers.map((phone): [string, 'driver'] => [phone, 'driver']),
  ])
}

async function phonesOf(
  load: (page: number) => Promise<{ items: readonly { phoneNumber?: string | undefined }[] }>,
): Promise<string[]> {
  const phones: string[] = []
  for (let page = 1; page <= most.pages; page += 1) {
    const { items } = await load(page)
    phones.push(...items.flatMap(({ phoneNumber }) => phoneNumber ?? []))
    if (items.length < most.rows) break
  }
  return phones
}

function newest(organisationId: string, page: { page: number; page_size: number }) {
  return { type: 'driver' as const, organization_id: organisationId, order_by: '-created_at', ...page }
}
