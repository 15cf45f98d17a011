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
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
  const wanted = [
    ...from(1, margin),
    ...from(page - NEIGHBOURS, 2 * NEIGHBOURS + 1),
    ...from(pageCount - margin + 1, margin),
  ]
  const shown = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((one, other) => one - other)
  return shown.flatMap((each, index): PageOrGap[] => {
    const skipped = each - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [each]
    return skipped === 1 ? [each - 1, each] : ['gap', each]
  })
}
