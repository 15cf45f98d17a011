import { loadPhoneRules, type PhoneRules, PlainPhone, phoneNumber, phoneUncheckedMessage } from '@driver-trust/domain'
import { type PhoneFormat, PhoneInput } from '@driver-trust/ui/phone-input'
import { useCallback, useMemo, useState } from 'react'
import { replaceDamaged } from '../routing/lazyScreen.tsx'
import { FormField } from './FormField.tsx'

interface PhoneFieldProps {
  name: string
  label: string
  rule: PhoneRule
  /** The initial value comes from the server and isn't validated again. */
  isStored?: boolean
}

/** A phone number; its table of countries loads when the field is first reached. */
export function PhoneField({ name, label, rule, isStored = false }: PhoneFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      refuse={(text, initial) => (isStored && text === initial ? undefined : rule.refuse(text))}
    >
      {({ onChange, ...control }) => <PhoneInput {...control} size="lg" load={rule.load} onChange={onChange} />}
    </FormField>
  )
}

/** Adapts the domain's phone rules to what the phone field needs. */
export function phoneFormatOf(rules: PhoneRules): PhoneFormat {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  const countries = rules.countries
    .map(({ code, callingCode }) => ({ code, name: names.of(code) ?? code, dialCode: callingCode }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  return {
    countries,
    read(text, country) {
      const { text: shown, country: told } = rules.grouped(text, country)
      return { shown, value: rules.toE164(text, country) ?? text, country: told ?? country }
    },
  }
}

/** The form's phone rule. The table of countries loads once a phone field is reached; until then a typed number is refused. */
export function usePhoneRule() {
  const [rules, setRules] = useState<PhoneRules>()
  const load = useCallback(async () => {
    try {
      const loaded = await loadPhoneRules()
      setRules(loaded)
      return phoneFormatOf(loaded)
    } catch (error) {
      await replaceDamaged(error)
      throw error
    }
  }, [])
  return useMemo(
    () => ({
      phone: rules ? phoneNumber(rules) : PlainPhone,
      load,
      /** Why a number can't be validated. */
      refuse: (text: string | undefined) => (rules || !text ? undefined : phoneUncheckedMessage),
    }),
    [rules, load],
  )
}

export type PhoneRule = ReturnType<typeof usePhoneRule>
