import type { PhoneRules } from '@driver-trust/domain'
import { Combobox } from '@driver-trust/ui/combobox'
import { Field } from '@driver-trust/ui/field'
import { useMemo } from 'react'
import { phoneFormatOf } from '../../../form/phoneFormatOf.ts'
import { country as countryStyle } from './inviteDrivers.css.ts'

interface CountryFieldProps {
  rules: PhoneRules
  country: string | undefined
  onChange: (country: string | undefined) => void
}

/** The country in which numbers without a country code are read. */
export function CountryField({ rules, country, onChange }: CountryFieldProps) {
  const options = useMemo(
    () =>
      phoneFormatOf(rules).countries.map(({ code, name, dialCode }) => ({
        value: code,
        label: `${name} (+${dialCode})`,
      })),
    [rules],
  )
  return (
    <Field label="Default country" dense className={countryStyle}>
      {({ variant: _, ...control }) => (
        <Combobox
          {...control}
          placeholder="None"
          options={options}
          value={country ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      )}
    </Field>
  )
}
