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

/** All rows of a list, a page after the other; however wrong a total is, it ends with the first page that is not full (spec, section 3: List response). */
export async function loadEveryPage<Item>({ loadPage, pageSize, onProgress }: EveryPageOptions<Item>): Promise<Item[]> {
  const rows: Item[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await loadPage(page)
    rows.push(...items)
    onProgress(rows.length, Math.max(total, rows.length))
    if (items.length < pageSize || rows.length >= total) return rows
  }
}
