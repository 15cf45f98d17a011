import { describe, expect, test, vi } from 'vitest'
import type { UsersQuery } from '../http/client/userCalls.ts'
import type { NewInvitations } from '../import/inviteResult.ts'
import type { InvitationsQuery } from '../invitation/InvitationItem.ts'
import type { ListRequest } from '../list/ListRequest.ts'
import { loadInvitationsSince, loadKnownPhones, loadListRows, loadNewestInvitation } from './loadPages.ts'

type Users = Extract<ListRequest, { call: 'users' }>

/** A list of users that gives at most 50 a page; `asked` records the calls. */
function usersOf(all: readonly object[]) {
  const asked: UsersQuery[] = []
  const listUsers = async (query: UsersQuery) => {
    asked.push(query)
    const { page = 1, page_size = 20, role } = query
    const size = Math.min(page_size, 50)
    const found = all.filter((each) => !('role' in each) || each.role === role)
    return { items: found.slice((page - 1) * size, page * size), total: found.length }
  }
  const client = { listUsers } as unknown as Lists // only what these loads call
  const { signal } = new AbortController()
  const load = (request: Partial<Users>, options = {}) =>
    loadListRows(client, { call: 'users', query, ...request }, { signal, ...options })
  return { asked, load }
}

const query = { order_by: '-created_at', page: 1, page_size: 20 } as const
const DAY = Date.UTC(2026, 0, 31)
const people = Array.from({ length: 3000 }, (_, index) => ({
  id: `p${index}`,
  batchId: `b${index % 2}`,
  updatedAt: new Date(DAY - index * 60_000).toISOString(),
}))

describe('a filter that the server doesn’t have', () => {
  test('ends at the first row that changed earlier', async () => {
    const { asked, load } = usersOf(people)
    const { rows, isWhole } = await load({ scan: { changedSince: new Date(DAY - 149.5 * 60_000).toISOString() } })
    expect({ rows: rows.length, isWhole, pages: asked.length }).toEqual({ rows: 150, isWhole: true, pages: 4 })
  })

  test('leaves out rows without a date of change', async () => {
    const { rows } = await usersOf([{}, {}]).load({ scan: { changedSince: '2026-01-01T00:00:00Z' } })
    expect(rows).toEqual([])
  })

  test('reads on after rows without a date, which a server can sort first', async () => {
    const changed = { id: 'b', updatedAt: '2026-01-02T00:00:00Z' }
    const { rows, isWhole } = await usersOf([{ id: 'a' }, changed, { id: 'c', updatedAt: 'soon' }]).load({
      scan: { changedSince: '2026-01-01T00:00:00Z' },
    })
    expect([rows, isWhole]).toEqual([[changed], true])
  })

  test('reads at most 2,000 rows and says so', async () => {
    const { rows, ...rest } = await usersOf(people).load({ scan: { batch: 'b1' } })
    expect(rows).toHaveLength(1000)
    expect(rest).toEqual({ read: 2000, total: 3000, isWhole: false })
  })
})

describe('users of several roles', () => {
  const roles = ['user', 'admin', 'super_admin'] as const
  const users = Array.from({ length: 150 }, (_, index) => ({
    id: `u${index}`,
    role: roles[index % 3],
    createdAt: new Date(DAY - index * 60_000).toISOString(),
  }))

  test('have a call for each role and page, and are sorted', async () => {
    const { asked, load } = usersOf(users)
    const { rows, total, isWhole } = await load({ roles })
    expect(rows).toEqual(users)
    expect({ total, isWhole }).toEqual({ total: 150, isWhole: true })
    expect(asked.map(({ role }) => role)).toEqual(roles)
  })

  test('have a limit that counts all of them', async () => {
    const { rows, total, isWhole } = await usersOf(users).load({ roles }, { limit: 60 })
    expect(rows).toEqual(users.slice(0, 60))
    expect({ total, isWhole }).toEqual({ total: 150, isWhole: false })
  })

  test('report the progress of all', async () => {
    const seen: string[] = []
    await usersOf(users).load({ roles }, { onProgress: (...counts: number[]) => seen.push(counts.join(' of ')) })
    expect(seen).toEqual(['50 of 50', '100 of 100', '150 of 150'])
  })
})

type Lists = Parameters<typeof loadListRows>[0]

/** Lists with this many invitations, newest first, and one driver. */
function listsOf(count: number) {
  const asked: InvitationsQuery[] = []
  const all = Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    type: 'driver',
    phoneNumber: `+${index}`,
    status: index % 2 === 0 ? 'accepted' : 'sent',
  }))
  const lists = {
    listInvitations: async (query: InvitationsQuery) => {
      asked.push(query)
      const { page = 1, page_size = 20 } = query
      return { items: all.slice((page - 1) * page_size, page * page_size), total: count }
    },
    listUsers: async () => ({ items: [{ id: 'd0', phoneNumber: '+7' }, { id: 'd1' }], total: 2 }),
  }
  return { asked, lists: lists as unknown as Lists } // only what these loads call
}

describe('invitations since an import', () => {
  test.each<[string, number, string | undefined, number, number]>([
    ['stop at the newest known before', 250, 'i3', 3, 1],
    ['on a later page', 250, 'i120', 120, 2],
    ['are all where there was none before', 250, undefined, 250, 3],
    ['end after 20 pages', 5000, undefined, 2000, 20],
  ])('%s', async (_, count, ...[known, found, pages]) => {
    const { asked, lists } = listsOf(count)
    const { invitations, isWhole } = await loadInvitationsSince(lists, 'o', {
      known: { id: known, createdAt: undefined },
    })
    expect(invitations).toHaveLength(found)
    expect(isWhole).toBe(pages < 20)
    expect(asked).toHaveLength(pages)
    expect(asked[0]).toEqual({ type: 'driver', organization_id: 'o', order_by: '-created_at', page: 1, page_size: 100 })
  })

  test.each([
    ['after 2 s', 2, 3],
    ['after 5 s', 3, 3],
    ['no longer', 4, 0],
  ])('are looked for again until they are listed, %s', async (_, listedAt, found) => {
    vi.useFakeTimers()
    try {
      let looks = 0
      const all = listsOf(3).lists
      const none = listsOf(0).lists
      const listInvitations: Lists['listInvitations'] = (query) => {
        looks += 1
        return (looks >= listedAt ? all : none).listInvitations(query)
      }
      const known = { id: undefined, createdAt: undefined }
      const isListed = ({ invitations }: NewInvitations) => invitations.length === 3
      const loading = loadInvitationsSince({ listInvitations }, 'o', { known, isListed })
      await vi.advanceTimersByTimeAsync(5000)
      expect((await loading).invitations).toHaveLength(found)
      expect(looks).toBe(Math.min(listedAt, 3))
    } finally {
      vi.useRealTimers()
    }
  })

  test('the newest invitation comes first', async () => {
    await expect(loadNewestInvitation(listsOf(3).lists, 'o')).resolves.toMatchObject({ id: 'i0' })
    await expect(loadNewestInvitation(listsOf(0).lists, 'o')).resolves.toEqual({ id: undefined, createdAt: undefined })
  })
})

test('known numbers are those of drivers and of open invitations', async () => {
  const { asked, lists } = listsOf(2)
  await expect(loadKnownPhones(lists, 'o')).resolves.toEqual(
    new Map([
      ['+7', 'driver'],
      ['+1', 'invitation'],
    ]),
  )
  expect(asked[0]).not.toHaveProperty('status')
})
