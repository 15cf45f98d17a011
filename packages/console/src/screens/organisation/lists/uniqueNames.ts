import { displayName, formatDriverId, type Named } from '@driver-trust/domain'
import type { PersonRow } from '../../../actions/PersonAction.ts'

type NamedRow = PersonRow &
  Named & { dtId?: number | undefined; email?: string | undefined; organizationName?: string | undefined }

/** What tells people of one name apart, in this order. */
const qualifiers: readonly ((row: NamedRow) => string | undefined)[] = [
  ({ dtId }) => (dtId === undefined ? undefined : formatDriverId(dtId)),
  ({ email, isPersonalDataHidden }) => (isPersonalDataHidden || email === 'hidden' ? undefined : email),
  ({ organizationName }) => organizationName,
  ({ id }) => id,
]

/** A name for each row that no other row of the page has: their display names, with the driver ID where two are the same. */
export function uniqueNames(rows: readonly NamedRow[]): string[] {
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
