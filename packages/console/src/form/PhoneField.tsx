import {
  loadPhoneRules,
  type PhoneRules,
  PlainPhone,
  phoneNumber,
  phoneUncheckedMessage,
} from '@driver-trust/domain/phone'
import { type PhoneFormat, PhoneInput } from '@driver-trust/ui/phone-input'
import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { replaceDamaged } from '../load/recovery.ts'
import { FormField, type Refusal } from './FormField.tsx'

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
      {({ onChange, ...control }) => <PhoneInput {...control} load={rule.load} onChange={onChange} />}
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
      const { text: shown, country: detected } = rules.grouped(text, country)
      return { shown, value: rules.toE164(text, country) ?? text, country: detected ?? country }
    },
  }
}

/**
 * The form's phone rule. The table of countries loads once a phone field is reached. A form that is sent before it has
 * arrived waits for it; if it can't be loaded, a typed number is refused.
 */
export function usePhoneRule() {
  const [rules, setRules] = useState<PhoneRules>()
  const [isFailed, setIsFailed] = useState(false)
  const loading = useRef<Promise<PhoneFormat>>(undefined)
  const load = useCallback(() => {
    loading.current ??= loadPhoneRules()
      .then((loaded) => {
        flushSync(() => setRules(loaded)) // the form that waits for this validates with the table at once
        return phoneFormatOf(loaded)
      })
      .catch(async (error: unknown) => {
        loading.current = undefined
        setIsFailed(true)
        await replaceDamaged(error)
        throw error
      })
    return loading.current
  }, [])
  return useMemo(
    () => ({
      phone: rules ? phoneNumber(rules) : PlainPhone,
      load,
      /** Why a number can't be validated; resolves once that is known. */
      refuse(text: string | undefined): Refusal | Promise<Refusal> {
        if (rules || !text) return undefined
        if (isFailed) return phoneUncheckedMessage
        return load().then(
          () => undefined,
          () => phoneUncheckedMessage,
        )
      },
    }),
    [rules, isFailed, load],
  )
}

export type PhoneRule = ReturnType<typeof usePhoneRule>
