import { loadPhoneRules, type PhoneRules, PlainPhone, phoneNumber } from '@driver-trust/domain'
import { useCallback, useMemo, useState } from 'react'
import { phoneFormatOf } from './phoneFormatOf.ts'

/** The rule of a form's phone numbers: plain until a phone field is reached, then with the table of countries. */
export function usePhoneRule() {
  const [rules, setRules] = useState<PhoneRules>()
  const load = useCallback(async () => {
    const loaded = await loadPhoneRules()
    setRules(loaded)
    return phoneFormatOf(loaded)
  }, [])
  return useMemo(() => ({ phone: rules ? phoneNumber(rules) : PlainPhone, load }), [rules, load])
}

export type PhoneRule = ReturnType<typeof usePhoneRule>
