import { formatDriverId } from '@driver-trust/domain/driver'
import { displayName } from '@driver-trust/domain/people'
import { useMemo } from 'react'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'

/** A name for each row that is unique on the page, for its menu and its checkbox; the function is stable while no name changes. */
export function useRowNames(rows: readonly ListedPerson[]): (row: ListedPerson) => string {
  const names = uniqueNames(rows)
  const longerNames = JSON.stringify(
    rows.flatMap((row, at) => (names[at] === displayName(row) ? [] : [[rowKey(row), names[at]]])),
  )
  return useMemo(() => {
    const longer = new Map<string, string>(JSON.parse(longerNames))
    return (row) => longer.get(rowKey(row)) ?? displayName(row)
  }, [longerNames])
}

/** What tells people with the same name apart, in order of preference. */
const qualifiers: readonly ((row: Omit<ListedPerson, 'status'>) => string | undefined)[] = [
  ({ dtId }) => (dtId === undefined ? undefined : formatDriverId(dtId)),
  ({ email, isPersonalDataHidden }) => (isPersonalDataHidden || email === 'hidden' ? undefined : email),
  ({ organizationName }) => organizationName,
  ({ id }) => id,
]

/** The display name, with a qualifier if several people share it. */
export function uniqueNames(rows: readonly Omit<ListedPerson, 'status'>[]): string[] {
  let names = rows.map((row) => displayName(row))
  for (const qualifier of qualifiers) {
    const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at))
    if (repeated.size === 0) return names
    names = names.map((name, at) => {
      const row = rows[at]
      const more = row && repeated.has(name) ? qualifier(row) : undefined
      return more === undefined ? name : `${name}, ${more}`
    })
  }
  return names
}
