import {
  defaultSorting,
  organisationUserSorts,
  type SortField,
  type Sorting,
  sortKeys,
  userSorts,
} from '@driver-trust/domain/list'
import { Field } from '@driver-trust/ui/field'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Select } from '@driver-trust/ui/select'
import { useList } from './listContext.ts'

const SCOPES = [
  { value: 'all', label: 'With sub-organisations' },
  { value: 'own', label: 'This organisation' },
] as const

/** Whether the lists cover everything below the organisation. */
export function ScopeControl() {
  const { search, change } = useList()
  return (
    <SegmentedControl
      label="Organisations"
      size="sm"
      options={SCOPES}
      value={search.isOwnOnly ? 'own' : 'all'}
      onChange={(scope) => change({ isOwnOnly: scope === 'own' })}
    />
  )
}

/** The order of a list where it has no column headers. */
export function SortSelect() {
  const { search, change, isMasked } = useList()
  const isInvited = (search.view === 'users' ? search.users : search.drivers) === 'invited'
  const fields: readonly SortField[] = isInvited ? userSorts : organisationUserSorts
  const options = fields
    .filter((field) => !isMasked || !sortKeys[field].isPersonal)
    .flatMap((field): { value: Sorting; label: string }[] => {
      const { label, isDate } = sortKeys[field]
      const [up, down] = isDate ? ['oldest first', 'newest first'] : ['ascending', 'descending']
      return [
        { value: `-${field}`, label: `${label}, ${down}` },
        { value: field, label: `${label}, ${up}` },
      ]
    })
  return (
    <Field label="Sort by" dense>
      {(control) => (
        <Select<Sorting>
          {...control}
          size="sm"
          options={options}
          value={search.changed ? '-updated_at' : (search.sorting ?? defaultSorting)}
          disabled={search.changed !== undefined}
          onChange={(sorting) => change({ sorting: sorting === defaultSorting ? undefined : sorting })}
        />
      )}
    </Field>
  )
}
