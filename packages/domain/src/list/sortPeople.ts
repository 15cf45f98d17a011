import type { PersonFields } from '../people/User.ts'
import { type Sorting, sortingParts, sortKeys } from './sorting.ts'

const collator = new Intl.Collator('en')

/** Sorts people of several lists by a sort key; those without a value, or whose value is masked, come last. */
export function sortPeople<Person extends PersonFields>(people: readonly Person[], sorting: Sorting): Person[] {
  const { field, direction } = sortingParts(sorting)
  const { of } = sortKeys[field]
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
