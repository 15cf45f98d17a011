import { Refusal } from './Refusal.ts'

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
