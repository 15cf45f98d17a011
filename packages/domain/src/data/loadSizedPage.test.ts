import { expect, test } from 'vitest'
import type { Log } from '../http/client/log.ts'
import { reads } from './reads.ts'

type Client = Parameters<ReturnType<typeof reads.people>['load']>[0]

interface Server {
  most: number
  /** Sends this many rows, whatever is asked for. */
  always?: number
  hasNextPage?: boolean
  /** Counts pages by the size that was asked for, even where it returns fewer rows. */
  countsByAsked?: boolean
}

const rows = Array.from({ length: 137 }, (_, index) => index + 1)

/** A client of a server with limited pages: what page it shows, and of which size the page is. */
function clientOf({ most, always, hasNextPage = true, countsByAsked = false }: Server) {
  const listUsers = async ({ page, page_size }: { page: number; page_size: number }) => {
    const length = always ?? Math.min(page_size, most)
    const start = (page - 1) * (countsByAsked ? page_size : length)
    const isLast = start + length >= rows.length
    return {
      items: rows.slice(start, start + length),
      total: rows.length,
      ...(hasNextPage && !isLast && { nextPage: page + 1 }),
    }
  }
  const client = { listUsers } as unknown as Client
  return async (page: number, asked: number) => {
    const read = reads.people({ page, page_size: asked })
    const { items, pageSize } = await read.load(client, new AbortController().signal, {} as Log)
    return { range: `${items[0]}–${items.at(-1)}`, pageSize }
  }
}

test.each<[string, Server]>([
  ['limits its pages', { most: 50 }],
  ['has no nextPage', { most: 50, hasNextPage: false }],
  ['counts limited pages by the size asked for', { most: 50, countsByAsked: true }],
])('a list of 100 rows a page is one of 50 where the server %s', async (_, server) => {
  const load = clientOf(server)
  expect(await load(1, 100)).toEqual({ range: '1–50', pageSize: 50 })
  expect(await load(2, 100)).toEqual({ range: '51–100', pageSize: 50 })
  expect(await load(3, 100)).toEqual({ range: '101–137', pageSize: 50 })
})

test.each<[string, number, readonly [string, number], readonly [string, number]]>([
  ['pages of its own', 50, ['1–50', 50], ['51–100', 50]],
  ['no pages', 137, ['1–137', 20], ['undefined–undefined', 20]],
])(
  'a server with %s: no row is out of reach, nor are there more than can be shown',
  async (...[, always, first, second]) => {
    const load = clientOf({ most: 100, always })
    expect(await load(1, 20)).toEqual({ range: first[0], pageSize: first[1] })
    expect(await load(2, 20)).toEqual({ range: second[0], pageSize: second[1] })
  },
)

test('a list opened on a later page has the same pages', async () => {
  expect(await clientOf({ most: 50 })(2, 100)).toEqual({ range: '51–100', pageSize: 50 })
  expect(await clientOf({ most: 50 })(3, 100)).toEqual({ range: '101–137', pageSize: 50 })
})

test('a list whose pages are as long as asked for stays so', async () => {
  const load = clientOf({ most: 100 })
  expect(await load(2, 100)).toEqual({ range: '101–137', pageSize: 100 })
  expect(await load(1, 20)).toEqual({ range: '1–20', pageSize: 20 })
  expect(await load(7, 20)).toEqual({ range: '121–137', pageSize: 20 })
})
