import {
  chosenFilters,
  filterLabels,
  filtersOf,
  invitationStatuses,
  invitationStatusLabel,
  maxText,
  type OrganisationSearch,
  statusFilterLabel,
  statusFilters,
  type TextFilter,
  textFilters,
  withoutFilters,
} from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { Select } from '@driver-trust/ui/select'
import { Tag } from '@driver-trust/ui/tag'
import { memo, useCallback, useEffect, useState } from 'react'
import { fields } from './lists.css.ts'
import type { ListAddress } from './useListAddress.ts'

interface ListFiltersProps {
  address: ListAddress
  hasSeveralOrganisations: boolean
  isOrderHidden: boolean
  /** On screens where the filters are behind a button. */
  isOpen: boolean
}

/** Links the filters button to what it controls. */
export const filtersId = 'list-filters'

const HIDDEN = 'The drivers listed here have hidden data.'

/** A list's filters in one line, and the active ones as removable tags. */
export function ListFilters({ address, hasSeveralOrganisations, isOrderHidden, isOpen }: ListFiltersProps) {
  const { search, change } = address
  const type = useCallback(
    (filter: TextFilter, value: string | undefined) => change({ [filter]: value }, { replace: true }),
    [change],
  )
  const choose = useCallback((statusBadge: Status) => change({ statusBadge }), [change])
  const available = filtersOf(search)
  const shown = textFilters.filter(
    (filter) => available.includes(filter) && (filter !== 'organizationName' || hasSeveralOrganisations),
  )
  const isPersonal = (filter: TextFilter) => ['firstName', 'lastName', 'email'].includes(filter)
  return (
    <>
      <div id={filtersId} className={fields} data-open={isOpen ? '' : undefined}>
        {shown.map((filter) => (
          <TextFilterField
            key={filter}
            filter={filter}
            value={search[filter]}
            onChange={type}
            disabledReason={isOrderHidden && isPersonal(filter) ? HIDDEN : undefined}
          />
        ))}
        {available.includes('statusBadge') && (
          <StatusSelect drivers={search.drivers} value={search.statusBadge} onChange={choose} />
        )}
      </div>
      <ChosenFilters address={address} />
    </>
  )
}

const ALL = 'all'

type Status = OrganisationSearch['statusBadge']

interface StatusSelectProps {
  drivers: OrganisationSearch['drivers']
  value: Status
  onChange: (status: Status) => void
}

const StatusSelect = memo(function StatusSelect({ drivers, value, onChange }: StatusSelectProps) {
  const options = [{ value: ALL, label: 'All statuses' }, ...statusOptions(drivers)]
  return (
    <Select<string>
      aria-label="Status"
      size="sm"
      options={options}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : (chosen as Status))} // one of the options
    />
  )
})

function statusOptions(drivers: OrganisationSearch['drivers']) {
  if (drivers === 'invited') return invitationStatuses.map((value) => ({ value, label: invitationStatusLabel(value) }))
  return statusFilters.map((value) => ({ value, label: statusFilterLabel(value) }))
}

function ChosenFilters({ address: { search, change } }: { address: ListAddress }) {
  const chosen = chosenFilters(search)
  if (chosen.length === 0) return null
  return (
    <Inline gap="2">
      {chosen.map(({ filter, label, text }) => (
        <Tag key={filter} kind={label} onRemove={() => change({ [filter]: undefined })}>
          {text}
        </Tag>
      ))}
      <Button size="sm" variant="tertiary" onClick={() => change(withoutFilters)}>
        Clear filters
      </Button>
    </Inline>
  )
}

/** Milliseconds after the last key, so that a filter isn't sent letter by letter. */
const DEBOUNCE = 300

interface TextFilterFieldProps {
  filter: TextFilter
  value: string | undefined
  /** Must be stable between renders. */
  onChange: (filter: TextFilter, value: string | undefined) => void
  /** Why this filter can't be used. */
  disabledReason?: string | undefined
}

/** A text filter; its text survives a list that fails to load. */
const TextFilterField = memo(function TextFilterField(props: TextFilterFieldProps) {
  const { filter, value, onChange, disabledReason } = props
  const [text, setText] = useState(value ?? '')
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (text.trim() !== (value ?? '')) setText(value ?? '') // changed elsewhere: by a view, "Clear filters" or going back
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === (value ?? '')) return
    const timer = setTimeout(() => onChange(filter, wanted === '' ? undefined : wanted), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, value, filter, onChange])
  return (
    <Input
      size="sm"
      aria-label={filterLabels[filter]}
      placeholder={filterLabels[filter]}
      value={text}
      maxLength={maxText}
      autoComplete="off"
      spellCheck={false}
      tabular={filter === 'dtId'}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
})
