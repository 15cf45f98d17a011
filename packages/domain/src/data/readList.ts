import { isStatus } from '../http/client/RequestError.ts'
import { createPause, type WhenAllowed } from './createPause.ts'

/** What could be read of a list. */
export interface ReadRows<Row> {
  rows: Row[]
  /** The most rows that any of its pages spoke of. */
  total: number
  /** False if rows are missing: the server ended the list early, it changed meanwhile, or the limit was reached. */
  isWhole: boolean
}

interface ReadListOptions<Row> {
  loadPage: (page: { page: number; page_size: number }) => Promise<AnsweredPage<Row>>
  signal?: AbortSignal | undefined
  /** Shared by lists that are read together; by default a 429 pauses this one alone. */
  whenAllowed?: WhenAllowed | undefined
  /** Rows after which it stops. */
  limit?: number | undefined
  /** True for the first row that isn't needed any more, in a list whose order allows it. */
  isPast?: ((row: Row) => boolean) | undefined
  onProgress?: ((loaded: number, total: number) => void) | undefined
}

export interface AnsweredPage<Row> {
  items: readonly Row[]
  total: number
  nextPage?: number | undefined
}

/** One person can be in a list once for each of their organisations. */
interface IdentifiedRow {
  id: string
  organizationId?: string | undefined
  /** A driver can also be a user of the console. */
  role?: string | undefined
}

/** The rows to ask for; a server can return fewer. */
const PAGE_SIZE = 100

/**
 * Reads a list to its end: to the last `nextPage`, or until as many rows as `total` have arrived. Rows that moved to a
 * later page while it was read count once, as they were last, and a page without a new row ends it. Rejects if a page fails; a 429 pauses
 * it instead.
 */
export async function readList<Row extends IdentifiedRow>(options: ReadListOptions<Row>): Promise<ReadRows<Row>> {
  const {
    loadPage,
    signal,
    whenAllowed = createPause(),
    limit = Number.POSITIVE_INFINITY,
    isPast,
    onProgress,
  } = options
  const rows = new Map<string, Row>()
  let total = 0
  let announced = 0
  let hasShrunk = false // then rows moved to a page that had been read, and others can have come in their place
  let size = PAGE_SIZE
  for (let page = 1; ; ) {
    const answered = await whenAllowed(() => loadPage({ page, page_size: size }), signal).catch((error: unknown) => {
      if (page > 1 && isStatus(error, 404) && error.field !== 'organization_id') return undefined // the list has become shorter: there is no such page any more
      throw error
    })
    if (!answered) break
    const { items, nextPage = 0, ...answer } = answered
    const known = rows.size
    const past = isPast ? items.findIndex(isPast) : -1
    for (const row of past < 0 ? items : items.slice(0, past)) {
      rows.set(`${row.id} ${row.organizationId} ${row.role}`, row)
    }
    hasShrunk ||= answer.total < announced
    announced = answer.total
    total = Math.max(total, announced, rows.size)
    onProgress?.(Math.min(rows.size, limit), total)
    if (past >= 0) return { rows: [...rows.values()], total, isWhole: !hasShrunk }
    const hasMore = nextPage > page || rows.size < total
    if (!hasMore || rows.size === known || rows.size >= limit) break
    // A server that limits its pages may still count them by the size that was asked for.
    size = Math.min(size, items.length)
    page = Math.max(nextPage, page + 1)
  }
  return {
    rows: [...rows.values()].slice(0, limit),
    total,
    isWhole: !hasShrunk && rows.size >= total && total <= limit,
  }
}
