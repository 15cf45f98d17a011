import { describe, expect, test } from 'vitest'
import { RequestError } from '../http/client/RequestError.ts'
import { readList } from './readList.ts'

interface Person {
  id: string
  organizationId?: string
}

const people = (count: number): Person[] => Array.from({ length: count }, (_, index) => ({ id: `p${index}` }))

interface ServerOptions {
  /** The most rows of a page. */
  most?: number
  hasNextPage?: boolean
  /** Counts pages by the size that was asked for, even where it returns fewer rows. */
  countsByAsked?: boolean
  total?: (rows: number) => number
}

/** A server that lists these people; `asked` records the pages. */
function serverOf(list: () => readonly Person[], options: ServerOptions = {}) {
  const { most = 100, hasNextPage = true, countsByAsked = false, total = (rows) => rows } = options
  const asked: string[] = []
  const loadPage = async ({ page, page_size }: { page: number; page_size: number }) => {
    asked.push(`${page} of ${page_size}`)
    const all = list()
    const length = Math.min(page_size, most)
    const start = (page - 1) * (countsByAsked ? page_size : length)
    const isLast = start + length >= all.length
    return {
      items: all.slice(start, start + length),
      total: total(all.length),
      ...(hasNextPage && !isLast && { nextPage: page + 1 }),
    }
  }
  return { asked, loadPage }
}

const { signal } = new AbortController()
const all137 = people(137)

describe('reads a list to its end', () => {
  test.each<[string, ServerOptions, number]>([
    ['from pages as long as asked for', {}, 2],
    ['from shorter pages', { most: 50 }, 3],
    ['without nextPage', { most: 50, hasNextPage: false }, 3],
    ['from a server that counts shorter pages by the size asked for', { most: 50, countsByAsked: true }, 3],
    ['by nextPage where the total is too small', { most: 50, total: () => 3 }, 3],
  ])('%s', async (_, options, pages) => {
    const { asked, loadPage } = serverOf(() => all137, options)
    const { rows, isWhole, total } = await readList({ loadPage, signal })
    expect(rows).toEqual(all137)
    expect({ isWhole, total }).toEqual({ isWhole: true, total: 137 })
    expect(asked).toHaveLength(pages)
  })

  test('and counts a person once per organisation', async () => {
    const twice = [
      { id: 'p', organizationId: 'a' },
      { id: 'p', organizationId: 'b' },
    ]
    expect((await readList({ loadPage: serverOf(() => twice).loadPage, signal })).rows).toEqual(twice)
  })

  test('and takes what was said last of a person who is on two pages', async () => {
    const before = people(150).map((person) => ({ ...person, status: 'verified' }))
    const after = [{ id: 'new', status: 'verified' }, ...before].map((person) =>
      person.id === 'p99' ? { ...person, status: 'banned_explicitly' } : person,
    )
    const pages = [before.slice(0, 100), after.slice(100)]
    const loadPage = async ({ page }: { page: number }) => ({ items: pages[page - 1] ?? [], total: 150 })
    const { rows } = await readList({ loadPage, signal })
    expect(rows).toHaveLength(150)
    expect(rows[99]).toEqual({ id: 'p99', status: 'banned_explicitly' })
  })

  test('or to the first row that isn’t needed', async () => {
    const { asked, loadPage } = serverOf(() => all137, { most: 50 })
    const { rows, isWhole } = await readList({ loadPage, signal, isPast: ({ id }) => id === 'p60' })
    expect(rows).toHaveLength(60)
    expect({ isWhole, pages: asked.length }).toEqual({ isWhole: true, pages: 2 })
  })

  test('ends for an empty list', async () => {
    const { asked, loadPage } = serverOf(() => [])
    expect(await readList({ loadPage, signal })).toEqual({ rows: [], total: 0, isWhole: true })
    expect(asked).toHaveLength(1)
  })
})

describe('says that rows are missing', () => {
  test('if the server ends the list early', async () => {
    const { asked, loadPage } = serverOf(() => all137, { most: 50, total: () => 412 })
    const { rows, ...rest } = await readList({ loadPage, signal })
    expect(rows).toHaveLength(137)
    expect(rest).toEqual({ total: 412, isWhole: false })
    expect(asked).toHaveLength(4)
  })

  test('if the list got shorter while it was read', async () => {
    let list = people(250)
    const { loadPage } = serverOf(() => list)
    const { rows, total, isWhole } = await readList({
      signal,
      loadPage: async (page) => {
        const answer = await loadPage(page)
        list = list.filter(({ id }) => !/^p[0-5]$/.test(id))
        return answer
      },
    })
    expect({ rows: rows.length, total, isWhole }).toEqual({ rows: 244, total: 250, isWhole: false })
  })

  test('if somebody left and somebody else came while it was read', async () => {
    let list = people(300)
    const { loadPage } = serverOf(() => list)
    const { rows, ...rest } = await readList({
      signal,
      loadPage: async (page) => {
        const answer = await loadPage(page)
        if (page.page === 1) list = list.filter(({ id }) => id !== 'p5') // so p100 is on the first page now
        if (page.page === 2) list = [...list, { id: 'new' }]
        return answer
      },
    })
    expect({ rows: rows.length, ...rest }).toEqual({ rows: 300, total: 300, isWhole: false })
    expect(rows).not.toContainEqual({ id: 'p100' })
  })

  test('before the first row that isn’t needed, if the list got shorter while it was read', async () => {
    let list = people(250)
    const { loadPage } = serverOf(() => list)
    const { rows, isWhole } = await readList({
      signal,
      isPast: ({ id }) => id === 'p150',
      loadPage: async (page) => {
        const answer = await loadPage(page)
        list = list.slice(6)
        return answer
      },
    })
    expect({ rows: rows.length, isWhole }).toEqual({ rows: 144, isWhole: false })
  })

  test('if somebody was added in front while it was read', async () => {
    let list = people(150)
    const { loadPage } = serverOf(() => list)
    const { rows, total, isWhole } = await readList({
      signal,
      loadPage: async (page) => {
        const answer = await loadPage(page)
        list = [{ id: 'new' }, ...people(150)]
        return answer
      },
    })
    expect(rows).toEqual(people(150))
    expect({ total, isWhole }).toEqual({ total: 151, isWhole: false })
  })

  test('if every page is the first one', async () => {
    const { asked, loadPage } = serverOf(() => people(300))
    const first = () => loadPage({ page: 1, page_size: 100 })
    const { rows, isWhole } = await readList({ loadPage: first, signal })
    expect({ rows: rows.length, isWhole, pages: asked.length }).toEqual({ rows: 100, isWhole: false, pages: 2 })
  })

  test('beyond a limit', async () => {
    const { asked, loadPage } = serverOf(() => people(250))
    const { rows, ...rest } = await readList({ loadPage, signal, limit: 150 })
    expect({ rows: rows.length, ...rest }).toEqual({ rows: 150, total: 250, isWhole: false })
    expect(asked).toEqual(['1 of 100', '2 of 100'])
  })
})

const refused = (status: number) =>
  new RequestError({ call: 'GET people', failure: 'http', status, ...(status === 429 && { retryAfter: 0 }) })

test('waits as long as a 429 says, then goes on', async () => {
  const { loadPage } = serverOf(() => all137, { most: 50 })
  let calls = 0
  const busy = async (page: Parameters<typeof loadPage>[0]) => {
    calls += 1
    if (calls % 3 > 0) throw refused(429)
    return loadPage(page)
  }
  expect((await readList({ loadPage: busy, signal })).rows).toEqual(all137)
  expect(calls).toBe(9)
})

test.each([500, 403])('fails as a whole if a page fails with %i', async (status) => {
  await expect(readList({ loadPage: () => Promise.reject(refused(status)), signal })).rejects.toMatchObject({ status })
})
