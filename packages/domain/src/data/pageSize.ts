interface Page {
  items: readonly unknown[]
  total: number
  nextPage?: number | undefined
}

interface PageQuery {
  page?: number | undefined
  page_size?: number | undefined
}

/** The rows of a full page, by client, once a server has sent fewer than were asked for. */
const largest = new WeakMap<object, number>()

/**
 * Loads a page of a list and tells how many rows its pages really have: a server can send fewer than were asked for.
 * From then on it is asked for that many, in case it counts its pages by what is asked for.
 */
export async function loadSizedPage<Query extends PageQuery, Answer extends Page>(
  client: object,
  query: Query,
  load: (query: Query) => Promise<Answer>,
): Promise<Answer & { pageSize: number }> {
  const { page = 1, page_size = 20 } = query
  const size = Math.min(page_size, largest.get(client) ?? page_size)
  const answer = await load({ ...query, page_size: size })
  const pageSize = sizeOf(answer, { page, size })
  const { length } = answer.items
  if (length < size && length === pageSize) largest.set(client, length)
  return { ...answer, pageSize }
}

/** A page with more after it is a full one; before a last page are full ones. */
function sizeOf({ items, total, nextPage }: Page, { page, size }: { page: number; size: number }): number {
  const { length } = items
  if (length === 0 || length >= size) return size
  if (nextPage === undefined ? page === 1 && length < total : nextPage > page) return length
  return page === 1 ? size : Math.max(length, Math.min(size, Math.ceil((total - length) / (page - 1))))
}
