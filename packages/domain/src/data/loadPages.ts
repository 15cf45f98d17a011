import type { Client } from '../http/client/createClient.ts'
import type { NewInvitations } from '../import/rowFates.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'

/** One page of a list. */
interface Page<Item> {
  items: readonly Item[]
  total: number
}

interface EveryPageOptions<Item> {
  loadPage: (page: number) => Promise<Page<Item>>
  /** The rows a page has at most. */
  pageSize: number
  onProgress: (loaded: number, total: number) => void
}

/** All rows of a list, a page after the other; however wrong a total is, it ends with the first page that is not full. */
export async function loadEveryPage<Item>({ loadPage, pageSize, onProgress }: EveryPageOptions<Item>): Promise<Item[]> {
  const rows: Item[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await loadPage(page)
    rows.push(...items)
    onProgress(rows.length, Math.max(total, rows.length))
    if (items.length < pageSize || rows.length >= total) return rows
  }
}

/** At most so many pages of so many are read. */
const most = { pages: 20, rows: 100 }

type Lists = Pick<Client, 'listInvitations' | 'listUsers'>

/** Where the invitations end that were known before an import; `createdAt` in the server's time, since the invitation itself may be withdrawn. */
export interface NewestInvitation {
  id: string | undefined
  createdAt: string | undefined
}

/** The newest invitation of a driver that an organisation has; without an id where it has none. */
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

/** The invitations of drivers that are newer than one, the newest first, and whether these are all; `pages` of 100 are read at most. */
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

/** The phone numbers of an organisation's drivers and open invitations, as far as they are shown and within 20 pages each. */
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
