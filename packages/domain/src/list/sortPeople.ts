import type { PersonFields } from '../people/User.ts'
import { instantOf } from '../text/dates.ts'
import { type SortField, type Sorting, sortingParts } from './sorting.ts'

const sortValue: Record<SortField, (person: PersonFields) => string | number | undefined> = {
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
export function sortPeople<Person extends PersonFields>(people: readonly Person[], sorting: Sorting): Person[] {
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
