import type { Client } from '../http/createClient.ts'
import type { NewInvitations } from '../import/rowFates.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'

/** At most so many pages of so many are read (product, section 6: After sending). */
const most = { pages: 20, rows: 100 }

type Lists = Pick<Client, 'listInvitations' | 'listUsers'>

/** The newest invitation of a driver that an organisation has, or undefined for none (product, section 6: the newest one known before). */
export async function loadNewestInvitation(client: Lists, organisationId: string): Promise<string | undefined> {
  const { items } = await client.listInvitations(newest(organisationId, { page: 1, page_size: 1 }))
  return items[0]?.id
}

/** The invitations of drivers that are newer than one, the newest first, and whether these are all (product, section 6: After sending). */
export async function loadInvitationsSince(
  client: Lists,
  organisationId: string,
  known: string | undefined,
): Promise<NewInvitations> {
  const found: InvitationItem[] = []
  let isWhole = false
  for (let page = 1; page <= most.pages && !isWhole; page += 1) {
    const { items } = await client.listInvitations(newest(organisationId, { page, page_size: most.rows }))
    const end = items.findIndex(({ id }) => id === known)
    found.push(...(end < 0 ? items : items.slice(0, end)))
    isWhole = end >= 0 || items.length < most.rows
  }
  return { invitations: found.filter((item) => item.type === 'driver'), isWhole }
}

/** The phone numbers of an organisation's drivers and open invitations, as far as they are shown and within 20 pages each (product, section 6: duplicates). */
export async function loadKnownPhones(
  client: Lists,
  organisationId: string,
): Promise<Map<string, 'driver' | 'invitation'>> {
  const pageOf = (page: number) => ({ page, page_size: most.rows })
  const open = { status: ['pending', 'sent'] as ('pending' | 'sent')[] }
  const [invitations, drivers] = await Promise.all([
    phonesOf((page) => client.listInvitations({ ...newest(organisationId, pageOf(page)), ...open })),
    phonesOf((page) => client.listUsers({ role: 'driver', organization_id: organisationId, ...pageOf(page) })),
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
