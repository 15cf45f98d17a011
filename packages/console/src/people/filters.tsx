import { filterStatuses, groupingStatuses, statusFilterLabel, statusFilters } from '@driver-trust/domain/driver'
import { invitationStatuses, invitationStatusLabel } from '@driver-trust/domain/invitation'
import {
  chosenFilters,
  filtersOf,
  type ListFilter,
  listFilters,
  type OrganisationSearch,
  withoutFilters,
} from '@driver-trust/domain/list'
import { isPersonalField } from '@driver-trust/domain/people'
import { maxText } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { AddIcon } from '@driver-trust/ui/icon'
import { Input } from '@driver-trust/ui/input'
import { Popover } from '@driver-trust/ui/popover'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { Tag } from '@driver-trust/ui/tag'
import { Text } from '@driver-trust/ui/text'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { memo, useCallback, useId, useState } from 'react'
import { useSeesBranch } from '../account/usePermissions.ts'
import { useTypedText } from '../form/useOnSettled.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { useHasBeen } from '../load/useHasBeen.ts'
import { type OtherReading, useList } from './listContext.ts'
import { chosenRow, chosenTags } from './lists.css.ts'
import { ScopeControl, SortSelect } from './scopeAndOrder.tsx'

const Sheet = lazyPart(() => import('@driver-trust/ui/sheet').then((module) => module.Sheet))

const NO_PERSONAL_FILTERS = 'Personal data is hidden here, so you can’t filter by name, e-mail or phone.'

/** The separate filters behind a button: beside it, or in a sheet on a phone. */
export function FiltersButton() {
  const { organisation, search, change } = useList()
  const seesBranch = useSeesBranch(organisation)
  const isPhone = useMedia(media.phone)
  const [isOpen, setIsOpen] = useState(false)
  const hasBeenOpen = useHasBeen(isOpen)
  const count = chosenFilters(search).length
  const button = (
    <Button size="sm" iconStart={<AddIcon />} aria-haspopup="dialog">
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  )
  if (!isPhone) {
    return (
      <Popover title="Filters" trigger={button}>
        <FilterFields />
      </Popover>
    )
  }
  return (
    <>
      <span onClickCapture={() => Sheet.withCode(() => setIsOpen(true))}>{button}</span>
      {hasBeenOpen && (
        <Sheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="Filters"
          actions={
            <>
              <Button onClick={() => change(withoutFilters)}>Clear filters</Button>
              <Button variant="primary" onClick={() => setIsOpen(false)}>
                Show results
              </Button>
            </>
          }
        >
          <Stack gap="4">
            {seesBranch && <ScopeControl />}
            <SortSelect />
            {filtersOf(search).includes('statusBadge') && (
              <Field label="Status" dense>
                {(control) => <StatusSelect {...control} />}
              </Field>
            )}
            <FilterFields />
          </Stack>
        </Sheet>
      )}
    </>
  )
}

function FilterFields() {
  const { search, change, isBranch, isMasked } = useList()
  const type = useCallback(
    (filter: ListFilter, value: string | undefined) => change({ [filter]: value }, { replace: true }),
    [change],
  )
  const hiddenId = useId()
  return (
    <Stack gap="3">
      {isMasked && (
        <Text as="p" size="13" tone="muted" id={hiddenId}>
          {NO_PERSONAL_FILTERS}
        </Text>
      )}
      {filtersOf(search)
        .filter((filter) => filter !== 'organizationName' || isBranch)
        .map((filter) =>
          listFilters[filter].control === 'text' ? (
            <TextFilterField
              key={filter}
              filter={filter}
              value={search[filter]}
              onChange={type}
              disabledBy={isMasked && isPersonalField(filter) ? hiddenId : undefined}
            />
          ) : (
            <Choice key={filter} filter={filter} />
          ),
        )}
    </Stack>
  )
}

const ALL = 'all'

/** More choices than that are a select. */
const MOST_RADIOS = 3

/** A filter by one of some values. */
function Choice({ filter }: { filter: ListFilter }) {
  const { search, change } = useList()
  const { label, control } = listFilters[filter]
  if (!control || control === 'text') return null
  const options: { value: string; label: string }[] = [{ value: ALL, label: control.all }, ...control.options]
  const value = search[filter] ?? ALL
  const onChange = (chosen: string) => change({ [filter]: chosen === ALL ? undefined : chosen })
  if (options.length <= MOST_RADIOS) return <RadioGroup {...{ label, options, value, onChange }} />
  return (
    <Field label={label} dense>
      {(field) => <Select {...field} size="sm" {...{ options, value, onChange }} />}
    </Field>
  )
}

type Status = OrganisationSearch['statusBadge']

/** The status or its reason; only those that the list can contain. */
export function StatusSelect(control: { id?: string }) {
  const { search, change } = useList()
  const options = [{ value: ALL, label: 'All statuses' }, ...statusOptions(search)]
  return (
    <Select<string>
      {...control}
      aria-label="Status"
      size="sm"
      options={options}
      value={search.statusBadge ?? ALL}
      onChange={(chosen) => change({ statusBadge: chosen === ALL ? undefined : (chosen as Status) })} // one of the options
    />
  )
}

function statusOptions({ drivers, statusBadge }: OrganisationSearch) {
  if (drivers === 'invited') return invitationStatuses.map((value) => ({ value, label: invitationStatusLabel(value) }))
  const listed = groupingStatuses[drivers]
  return statusFilters
    .filter((value) => value === statusBadge || filterStatuses(value).some((status) => listed.includes(status)))
    .map((value) => ({ value, label: statusFilterLabel(value) }))
}

/** What else the search could mean, and the active filters as tags, on one line that moves nothing below it. */
export function ChosenFilters({ others }: { others: readonly OtherReading[] }) {
  const { search, change } = useList()
  const chosen = chosenFilters(search)
  if (others.length + chosen.length === 0) return null
  return (
    <div className={chosenRow}>
      <div className={chosenTags}>
        {others.map(({ label, count, choose }) => (
          <Button key={label} size="sm" variant="tertiary" onClick={choose}>
            {`${label}: ${count}`}
          </Button>
        ))}
        {chosen.map(({ filter, label, text }) => (
          <Tag key={filter} kind={label} onRemove={() => change({ [filter]: undefined })}>
            {text}
          </Tag>
        ))}
      </div>
      {chosen.length > 0 && (
        <Button size="sm" variant="tertiary" onClick={() => change(withoutFilters)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

interface TextFilterFieldProps {
  filter: ListFilter
  value: string | undefined
  /** Must be stable between renders. */
  onChange: (filter: ListFilter, value: string | undefined) => void
  /** Id of the sentence that says why this filter can't be used. */
  disabledBy?: string | undefined
}

/** A text filter; its text survives a list that fails to load. */
const TextFilterField = memo(function TextFilterField(props: TextFilterFieldProps) {
  const { filter, value, onChange, disabledBy } = props
  const [text, setText] = useTypedText(value ?? '', (wanted) => onChange(filter, wanted || undefined))
  return (
    <Field label={listFilters[filter].label} dense>
      {(control) => (
        <Input
          {...control}
          size="sm"
          value={text}
          maxLength={maxText}
          autoComplete="off"
          spellCheck={false}
          tabular={filter === 'dtId'}
          aria-describedby={disabledBy}
          disabled={disabledBy !== undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </Field>
  )
})
