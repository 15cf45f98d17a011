import { describe, expect, test } from 'vitest'
import type { InvitationsQuery } from '../invitation/InvitationItem.ts'
import { loadEveryPage, loadInvitationsSince, loadKnownPhones, loadNewestInvitation, scanPages } from './loadPages.ts'

const rows = Array.from({ length: 250 }, (_, index) => index)

test.each([
  ['right', 250, 3],
  ['too large', 9999, 3],
  ['too small', 1, 1],
])('ends when the total is %s', async (_, total, pages) => {
  const asked: number[] = []
  const progress: number[] = []
  const loaded = await loadEveryPage({
    pageSize: 100,
    loadPage: async (page) => {
      asked.push(page)
      return { items: rows.slice((page - 1) * 100, page * 100), total }
    },
    onProgress: (count) => progress.push(count),
  })
  expect(asked).toHaveLength(pages)
  expect(loaded).toEqual(rows.slice(0, pages * 100))
  expect(progress.at(-1)).toBe(loaded.length)
})

test('ends at a limit, without the rows beyond it', async () => {
  const asked: number[] = []
  const loaded = await loadEveryPage({
    pageSize: 100,
    limit: 150,
    loadPage: async (page) => {
      asked.push(page)
      return { items: rows.slice((page - 1) * 100, page * 100), total: 250 }
    },
    onProgress: () => {},
  })
  expect(asked).toEqual([1, 2])
  expect(loaded).toEqual(rows.slice(0, 150))
})

describe('a scan', () => {
  const people = Array.from({ length: 5000 }, (_, index) => ({
    batchId: `b${index % 2}`,
    updatedAt: new Date(Date.UTC(2026, 0, 31) - index * 60_000).toISOString(),
  }))
  const scanned = (scan: Parameters<typeof scanPages>[0]['scan'], all: readonly object[] = people) => {
    const asked: number[] = []
    const loadPage = async (page: number) => {
      asked.push(page)
      return { items: all.slice((page - 1) * 100, page * 100), total: all.length }
    }
    return scanPages({ loadPage, scan }).then(({ items, ...rest }) => ({ asked: asked.length, ...rest }))
  }

  test('for changes ends at the first older row', async () => {
    const changedSince = new Date(Date.UTC(2026, 0, 31) - 149.5 * 60_000).toISOString()
    expect(await scanned({ changedSince })).toEqual({ asked: 2, total: 150, isPartial: false })
  })

  test('leaves out rows without a date of change', async () => {
    expect(await scanned({ changedSince: '2026-01-01T00:00:00Z' }, [{}, {}])).toEqual({
      asked: 1,
      total: 0,
      isPartial: false,
    })
  })

  test('for a batch looks at every page, at most 20', async () => {
    expect(await scanned({ batch: 'b1' }, people.slice(0, 250))).toEqual({ asked: 3, total: 125, isPartial: false })
    expect(await scanned({ batch: 'b1' })).toEqual({ asked: 20, total: 1000, isPartial: true })
  })
})

test('fails as a whole if one page fails', async () => {
  const loadPage = () => Promise.reject(new Error('no'))
  await expect(loadEveryPage({ pageSize: 100, loadPage, onProgress: () => {} })).rejects.toThrow('no')
})

type Lists = Parameters<typeof loadInvitationsSince>[0]

/** Lists with this many invitations, newest first, and one driver. */
function listsOf(count: number) {
  const asked: InvitationsQuery[] = []
  const all = Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    type: 'driver',
    phoneNumber: `+${index}`,
  }))
  const lists = {
    listInvitations: async (query: InvitationsQuery) => {
      asked.push(query)
      const { page = 1, page_size = 20 } = query
      return { items: all.slice((page - 1) * page_size, page * page_size), total: count }
    },
    listUsers: async () => ({ items: [{ phoneNumber: '+0' }, {}], total: 2 }),
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

  test('the newest invitation comes first', async () => {
    await expect(loadNewestInvitation(listsOf(3).lists, 'o')).resolves.toMatchObject({ id: 'i0' })
    await expect(loadNewestInvitation(listsOf(0).lists, 'o')).resolves.toEqual({ id: undefined, createdAt: undefined })
  })
})

test('known numbers are those of drivers, then of open invitations', async () => {
  const { asked, lists } = listsOf(2)
  await expect(loadKnownPhones(lists, 'o')).resolves.toEqual(
    new Map([
      ['+0', 'driver'],
      ['+1', 'invitation'],
    ]),
  )
  expect(asked[0]?.status).toEqual(['pending', 'sent'])
})
