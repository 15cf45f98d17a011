import { organisationIn, searchOrganisations } from '@driver-trust/domain/organisation'
import { Combobox } from '@driver-trust/ui/combobox'
import type { FieldControl } from '@driver-trust/ui/field'
import { useMemo, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { FormField } from './FormField.tsx'

/** A longer list wouldn't be read; typing narrows it down. */
const MAX_OPTIONS = 50

interface OrganisationInputProps extends FieldControl {
  value: string
  onChange: (id: string) => void
  onBlur?: () => void
  onFocus?: () => void
  /** False if a value is always required. */
  isClearable?: boolean
}

/** A combobox of the organisations in view, as the control of a Field. */
export function OrganisationInput({ value, onChange, ...control }: OrganisationInputProps) {
  const { tree } = useViewer()
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchOrganisations(tree, query).slice(0, MAX_OPTIONS), [tree, query])
  const chosen = organisationIn(tree, value)
  const offered = chosen && !found.includes(chosen) ? [chosen, ...found] : found
  return (
    <Combobox
      {...control}
      options={offered.map((each) => ({ value: each.id, label: each.name }))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      onQuery={(text) => setQuery(text === chosen?.name ? '' : text)}
    />
  )
}

export function FormOrganisation({ name, label }: { name: string; label: string }) {
  return (
    <FormField name={name} label={label}>
      {({ name: _name, ...control }) => <OrganisationInput {...control} />}
    </FormField>
  )
}
