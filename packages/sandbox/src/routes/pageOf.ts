import type { UsersQuery } from '@driver-trust/domain/http'
import { foldText } from '@driver-trust/domain/text'
import type { ServerHabits } from '../habits.ts'
import { Refusal } from '../judge/Refusal.ts'

/** Rows of a page, however many are asked for. */
const LARGEST = 50

/** One page of a list with its neighbours' numbers; pages count from 1 and have at most 50 items. */
export function pageOf<T>(
  all: readonly T[],
  { page = 1, page_size = 20 }: Pick<UsersQuery, 'page' | 'page_size'>,
  habits: ServerHabits,
) {
  const { hidesNextPage, movesLists, lastPage = Number.POSITIVE_INFINITY } = habits
  const length = Math.min(page_size, LARGEST)
  const moved = movesLists ? (MOVES[page - 1] ?? 0) : 0
  const start = (page - 1) * length + moved
  if (page > 1 && start >= all.length && !habits.isLenient) throw new Refusal(404, 'not_found', 'page')
  const isLast = page >= lastPage || start + length >= all.length
  return {
    items: page > lastPage ? [] : all.slice(start, start + length),
    total: all.length - moved,
    ...(!isLast && !hidesNextPage && { nextPage: page + 1 }),
    ...(page > 1 && !hidesNextPage && { prevPage: page - 1 }),
  }
}

/** Rows by which a page of a moving list is shifted: the second has lost one before it, the third has got one back. */
const MOVES = [0, 1, -1]

/** For each sort key of the contract, the value that a row sorts by. */
export type Sorts<Key extends string, Row> = Readonly<Record<Key, (row: Row) => string | number | undefined>>

const collator = new Intl.Collator('en')

/**
 * Sorts by a key of the contract, descending after a minus; rows without a value come last either way. Refuses an
 * unknown key.
 */
export function sorted<Row>(rows: readonly Row[], sorts: Sorts<string, Row>, orderBy = '-created_at'): Row[] {
  const isDescending = orderBy.startsWith('-')
  const key = isDescending ? orderBy.slice(1) : orderBy
  const keyOf = Object.hasOwn(sorts, key) ? sorts[key] : undefined
  if (!keyOf) throw new Refusal(400, 'request_validation_failed', 'order_by')
  return rows.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return compare(left, right) * (isDescending ? -1 : 1)
  })
}

function compare(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right))
}

/** The values of a parameter that can be repeated. */
export function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** True if a text contains another; a lenient server ignores case and accents: "wisniewski" finds "Wiśniewski". */
export function contains(value: string | undefined, part: string | undefined, habits: ServerHabits = {}): boolean {
  if (part === undefined) return true
  if (habits.hasExactFilters) return value === part
  if (habits.isLenient) return foldText(value ?? '').includes(foldText(part))
  return (value ?? '').toLowerCase().includes(part.toLowerCase())
}
