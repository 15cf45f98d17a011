import {
  loadPhoneRules,
  type PhoneRules,
  PlainPhone,
  phoneNumber,
  phoneUncheckedMessage,
} from '@driver-trust/domain/phone'
import type { PhoneFormat } from '@driver-trust/ui/phone-input'
import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { replaceDamaged } from '../load/recovery.ts'
import type { Refusal } from './FormField.tsx'

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
        flushSync(() => setRules(loaded)) // the form that waits for this promise validates next, and needs the rules by then
        return loaded
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
      /** Whose number it is, once the table has loaded. */
      countryOf: (text: string | undefined) => (text ? rules?.read(text).country : undefined),
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
