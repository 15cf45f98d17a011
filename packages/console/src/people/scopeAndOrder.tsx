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

const LABELS: Record<SortField, string> = {
  created_at: 'Created',
  updated_at: 'Updated',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  phone_number: 'Phone',
  dt_id: 'Driver ID',
  status: 'Status',
  organization_name: 'Organisation',
  verified_at: 'Verified',
  banned_at: 'Banned',
}

const DATES: readonly SortField[] = ['created_at', 'updated_at', 'verified_at', 'banned_at']

/** The order of a list where it has no column headers. */
export function SortSelect() {
  const { search, change, isMasked } = useList()
  const isInvited = (search.view === 'users' ? search.users : search.drivers) === 'invited'
  const fields: readonly SortField[] = isInvited ? userSorts : organisationUserSorts
  const options = fields
    .filter((field) => !isMasked || !personalSorts.some((each) => each === field))
    .flatMap((field): { value: Sorting; label: string }[] => {
      const [up, down] = DATES.includes(field) ? ['oldest first', 'newest first'] : ['ascending', 'descending']
      return [
        { value: `-${field}`, label: `${LABELS[field]}, ${down}` },
        { value: field, label: `${LABELS[field]}, ${up}` },
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
