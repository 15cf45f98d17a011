import {
  defaultSorting,
  organisationUserSorts,
  personalSorts,
  type SortField,
  type Sorting,
  userSorts,
} from '@driver-trust/domain/list'
import { Field } from '@driver-trust/ui/field'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Select } from '@driver-trust/ui/select'
import { useList } from './listContext.tsx'

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

const ORDERS: Record<SortField, { label: string; isDate?: true }> = {
  created_at: { label: 'Created', isDate: true },
  updated_at: { label: 'Updated', isDate: true },
  first_name: { label: 'First name' },
  last_name: { label: 'Last name' },
  email: { label: 'E-mail' },
  phone_number: { label: 'Phone' },
  dt_id: { label: 'Driver ID' },
  status: { label: 'Status' },
  organization_name: { label: 'Organisation' },
  verified_at: { label: 'Verified', isDate: true },
  banned_at: { label: 'Banned', isDate: true },
}

/** The order of a list where it has no column headers. */
export function SortSelect() {
  const { search, change, isMasked } = useList()
  const isInvited = (search.view === 'users' ? search.users : search.drivers) === 'invited'
  const fields: readonly SortField[] = isInvited ? userSorts : organisationUserSorts
  const options = fields
    .filter((field) => !isMasked || !personalSorts.includes(field))
    .flatMap((field): { value: Sorting; label: string }[] => {
      const { label, isDate } = ORDERS[field]
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
