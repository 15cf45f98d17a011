interface PageAsked {
  page?: number | undefined
  size?: number | undefined
}

const LARGEST = 100

/** One page of a list with its neighbours' numbers; pages count from 1, at most 100 items. */
export function pageOf<T>(all: readonly T[], { page = 1, size = 20 }: PageAsked) {
  const length = Math.min(size, LARGEST)
  const start = (page - 1) * length
  return {
    items: all.slice(start, start + length),
    total: all.length,
    ...(start + length < all.length && { nextPage: page + 1 }),
    ...(page > 1 && { prevPage: page - 1 }),
  }
}
