import { instantOf } from '../text/dates.ts'
import { type SortField, type Sorting, sortingParts } from './sorting.ts'

/** The fields of a person that a list sorts by. */
export interface SortedPerson {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  dtId?: number | undefined
  status?: string | undefined
  organizationName?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  verifiedAt?: string | undefined
  bannedAt?: string | undefined
}

const sortValue: Record<SortField, (person: SortedPerson) => string | number | undefined> = {
  created_at: ({ createdAt }) => instantOf(createdAt),
  updated_at: ({ updatedAt }) => instantOf(updatedAt),
  verified_at: ({ verifiedAt }) => instantOf(verifiedAt),
  banned_at: ({ bannedAt }) => instantOf(bannedAt),
  email: ({ email }) => email,
  phone_number: ({ phoneNumber }) => phoneNumber,
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  dt_id: ({ dtId }) => dtId,
  status: ({ status }) => status,
  organization_name: ({ organizationName }) => organizationName,
}

const collator = new Intl.Collator('en')

/** Sorts people of several lists by a sort key; those without a value, or whose value is masked, come last. */
export function sortPeople<Person extends SortedPerson>(people: readonly Person[], sorting: Sorting): Person[] {
  const { field, direction } = sortingParts(sorting)
  const sign = direction === 'descending' ? -1 : 1
  return people.toSorted((one, other) => {
    const [left, right] = [sortValue[field](one), sortValue[field](other)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(`${left}`, `${right}`))
    )
  })
}
