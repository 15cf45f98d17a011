import { Refusal } from './Refusal.ts'
import type { Row } from './users.ts'

type Value = string | number | undefined

const SORTS: Record<string, (row: Row) => Value> = {
  created_at: ({ person }) => person.createdAt,
  updated_at: ({ person }) => person.updatedAt,
  verified_at: ({ person }) => person.verifiedAt,
  banned_at: ({ person }) => person.bannedAt,
  email: ({ person }) => person.email,
  phone_number: ({ person }) => person.phoneNumber,
  first_name: ({ person }) => person.firstName,
  last_name: ({ person }) => person.lastName,
  dt_id: ({ person }) => person.dtId,
  status: ({ person }) => person.status,
  organization_name: ({ organisation }) => organisation.name,
}
const collator = new Intl.Collator('en')

/** Sorted by a key of the spec, descending after a minus; rows without the value come last either way. */
export function sortPeople(rows: readonly Row[], orderBy = '-created_at'): Row[] {
  const isDescending = orderBy.startsWith('-')
  const key = isDescending ? orderBy.slice(1) : orderBy
  const keyOf = Object.hasOwn(SORTS, key) ? SORTS[key] : undefined
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
