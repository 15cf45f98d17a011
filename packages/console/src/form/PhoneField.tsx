import { loadPhoneRules, type PhoneRules, PlainPhone, phoneNumber, phoneUncheckedMessage } from '@driver-trust/domain'
import { type PhoneFormat, PhoneInput } from '@driver-trust/ui/phone-input'
import { useCallback, useMemo, useState } from 'react'
import { replaceDamaged } from '../routing/lazyScreen.tsx'
import { FormField } from './FormField.tsx'

interface PhoneFieldProps {
  name: string
  label: string
  rule: PhoneRule
  /** The form begins with what the server has, which is not judged again. */
  isStored?: boolean
}

/** A phone number of a form; its table of countries is loaded when the field is first reached. */
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

/** The domain's rule about phone numbers in the shape that the phone field asks for. */
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

/** The rule of a form's phone numbers: with the table of countries, once a phone field is reached; until then a typed number is refused. */
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
      /** Why a number can't be judged. */
      refuse: (text: string | undefined) => (rules || !text ? undefined : phoneUncheckedMessage),
    }),
    [rules, load],
  )
}

export type PhoneRule = ReturnType<typeof usePhoneRule>
