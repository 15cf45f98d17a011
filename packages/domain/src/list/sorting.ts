import type { PersonFields } from '../people/User.ts'
import { instantOf } from '../text/dates.ts'

/** The sort keys of every list of people (contract 9.7). */
export const userSorts = ['created_at', 'email', 'phone_number', 'first_name', 'last_name', 'dt_id'] as const

interface SortKey {
  label: string
  /** Undefined sorts last. */
  of: (person: PersonFields) => string | number | undefined
  isDate?: true
  /** Where people are masked, the order would leak it (contract 3.2.5). */
  isPersonal: boolean
}

/** The sort keys of an organisation's users and drivers. */
const table = {
  created_at: { label: 'Created', of: ({ createdAt }) => instantOf(createdAt), isDate: true, isPersonal: false },
  email: { label: 'E-mail', of: ({ email }) => email, isPersonal: true },
  phone_number: { label: 'Phone', of: ({ phoneNumber }) => phoneNumber, isPersonal: true },
  first_name: { label: 'First name', of: ({ firstName }) => firstName, isPersonal: true },
  last_name: { label: 'Last name', of: ({ lastName }) => lastName, isPersonal: true },
  dt_id: { label: 'Driver ID', of: ({ dtId }) => dtId, isPersonal: false },
  updated_at: { label: 'Updated', of: ({ updatedAt }) => instantOf(updatedAt), isDate: true, isPersonal: false },
  verified_at: { label: 'Verified', of: ({ verifiedAt }) => instantOf(verifiedAt), isDate: true, isPersonal: false },
  status: { label: 'Status', of: ({ status }) => status, isPersonal: false },
  organization_name: { label: 'Organisation', of: ({ organizationName }) => organizationName, isPersonal: false },
  banned_at: { label: 'Banned', of: ({ bannedAt }) => instantOf(bannedAt), isDate: true, isPersonal: false },
} satisfies Record<string, SortKey>

export type SortField = keyof typeof table

export const sortKeys: Readonly<Record<SortField, SortKey>> = table
export const organisationUserSorts = Object.keys(table) as SortField[] // Object.keys widens them

/** A sort key, with a leading minus for descending. */
export type Sorting = SortField | `-${SortField}`

/** Newest first. */
export const defaultSorting: Sorting = '-created_at'

export function isSorting(text: unknown): text is Sorting {
  return typeof text === 'string' && organisationUserSorts.some((field) => text === field || text === `-${field}`)
}

/** The sort key and its direction, in the words of `aria-sort`. */
export function sortingParts(sorting: Sorting): { field: SortField; direction: 'ascending' | 'descending' } {
  const isDescending = sorting.startsWith('-')
  const field = sorting.slice(isDescending ? 1 : 0) as SortField // the rest of a Sorting without its minus
  return { field, direction: isDescending ? 'descending' : 'ascending' }
}

/** The sorting after a click on a column's header: ascending, descending, none. */
export function nextSorting(present: Sorting | undefined, field: SortField): Sorting | undefined {
  if (present === field) return `-${field}`
  return present === `-${field}` ? undefined : field
}

/** Sorts people of several lists by a sort key; those without a value, or whose value is masked, come last. */
export function sortPeople<Person extends PersonFields>(people: readonly Person[], sorting: Sorting): Person[] {
  const { field, direction } = sortingParts(sorting)
  const { of } = sortKeys[field]
  const collator = new Intl.Collator('en')
  const sign = direction === 'descending' ? -1 : 1
  return people.toSorted((one, other) => {
    const [left, right] = [of(one), of(other)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(`${left}`, `${right}`))
    )
  })
}
