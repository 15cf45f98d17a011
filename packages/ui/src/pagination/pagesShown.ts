export interface PagesShown {
  page: number
  pageCount: number
  /** How many pages stay at either end. */
  margin?: number
}

/** A page's number, or a gap of at least two pages. */
export type PageOrGap = number | 'gap'

const NEIGHBOURS = 1

/**
 * The pages between which one can choose, by react-paginate's rules for pageRangeDisplayed 2 and
 * marginPagesDisplayed 3: both ends, the present page with its neighbours, and a gap never stands for one page.
 */
export function pagesShown({ page, pageCount, margin = 3 }: PagesShown): PageOrGap[] {
  const isShown = (each: number) => each <= margin || each > pageCount - margin || Math.abs(each - page) <= NEIGHBOURS
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown)
  return shown.flatMap((each, index): PageOrGap[] => {
    const skipped = each - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [each]
    return skipped === 1 ? [each - 1, each] : ['gap', each]
  })
}
