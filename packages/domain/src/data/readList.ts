import { isStatus } from '../http/client/RequestError.ts'
import { pauseBeforeRetry } from './retries.ts'

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
  signal: AbortSignal
  /** Rows after which it stops. */
  limit?: number | undefined
  /** True for the first row that isn't needed any more, in a list whose order allows it. */
  isPast?: ((row: Row) => boolean) | undefined
  onProgress?: ((loaded: number, total: number) => void) | undefined
}

interface AnsweredPage<Row> {
  items: readonly Row[]
  total: number
  nextPage?: number | undefined
}

/** One person can be in a list once for each of their organisations. */
interface ListedRow {
  id: string
  organizationId?: string | undefined
}

/** The rows to ask for; a server can return fewer. */
const PAGE_SIZE = 100

/**
 * Reads a list to its end: to the last `nextPage`, or until as many rows as `total` have arrived. Rows that moved to a
 * later page while it was read count once, and a page without a new row ends it. Rejects if a page fails; a 429 pauses
 * it instead.
 */
export async function readList<Row extends ListedRow>(options: ReadListOptions<Row>): Promise<ReadRows<Row>> {
  const { loadPage, signal, limit = Number.POSITIVE_INFINITY, isPast, onProgress } = options
  const rows = new Map<string, Row>()
  let total = 0
  let size = PAGE_SIZE
  for (let page = 1; ; ) {
    const { items, nextPage = 0, ...answer } = await whenAllowed(() => loadPage({ page, page_size: size }), signal)
    const known = rows.size
    const past = isPast ? items.findIndex(isPast) : -1
    for (const row of past < 0 ? items : items.slice(0, past)) {
      const key = `${row.id} ${row.organizationId}`
      if (!rows.has(key)) rows.set(key, row)
    }
    total = Math.max(total, answer.total, rows.size)
    onProgress?.(Math.min(rows.size, limit), total)
    if (past >= 0) return { rows: [...rows.values()], total, isWhole: true }
    const hasMore = nextPage > page || rows.size < total
    if (!hasMore || rows.size === known || rows.size >= limit) break
    // A server that limits its pages may still count them by the size that was asked for.
    size = Math.min(size, items.length)
    page = Math.max(nextPage, page + 1)
  }
  return { rows: [...rows.values()].slice(0, limit), total, isWhole: rows.size >= total && total <= limit }
}

/** Refusals of one page after which the reading fails. */
const MOST_REFUSALS = 10
/** Milliseconds to wait after a 429 that doesn't say how long. */
const PAUSE = 1000

async function whenAllowed<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let refusals = 1; ; refusals += 1) {
    try {
      return await load()
    } catch (error) {
      if (!isStatus(error, 429) || refusals === MOST_REFUSALS || signal.aborted) throw error
      await pauseBeforeRetry(error, { delay: PAUSE, signal })
    }
  }
}
