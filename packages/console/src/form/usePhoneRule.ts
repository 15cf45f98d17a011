import { loadPhoneRules, type PhoneRules, PlainPhone, phoneNumber, phoneUncheckedMessage } from '@driver-trust/domain'
import { useCallback, useMemo, useState } from 'react'
import { replaceDamaged } from '../routing/reloadOnce.ts'
import { phoneFormatOf } from './phoneFormatOf.ts'

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
