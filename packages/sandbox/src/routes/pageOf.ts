import { foldText } from '@driver-trust/domain'
import { Refusal } from './route.ts'

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

type Value = string | number | undefined

/** What a list can be sorted by: for each key of the contract, the value that a row has. */
export type Sorts<Row> = Readonly<Record<string, (row: Row) => Value>>

const collator = new Intl.Collator('en')

/** Sorted by a key of the contract, descending after a minus; rows without the value come last either way, and an unknown key is refused. */
export function sorted<Row>(rows: readonly Row[], sorts: Sorts<Row>, orderBy = '-created_at'): Row[] {
  const isDescending = orderBy.startsWith('-')
  const key = isDescending ? orderBy.slice(1) : orderBy
  const keyOf = Object.hasOwn(sorts, key) ? sorts[key] : undefined
  if (!keyOf) throw new Refusal(400, 'request_validation_failed')
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

/** The values of a parameter that may be repeated. */
export function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** Whether a value is among those asked for; every value is when none are. */
export function isOneOf(allowed: string | string[] | undefined, value: string): boolean {
  const values = list(allowed)
  return values.length === 0 || values.includes(value)
}

/** Whether a text contains what was asked for, whatever its case and accents: "wisniewski" finds "Wiśniewski". */
export function contains(value: string | undefined, part: string | undefined): boolean {
  return part === undefined || fold(value ?? '').includes(fold(part))
}

/** Letters that Unicode doesn't take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

function fold(text: string): string {
  return foldText(text).replace(/[łøđðıßæœ]/g, (letter) => PLAIN[letter] ?? letter)
}
