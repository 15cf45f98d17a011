import { oneTimeCodeForm } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { loadPhoneRules, phoneNumber, phoneUncheckedMessage } from '@driver-trust/domain/phone'
import { parseAs, validator } from '@driver-trust/domain/struct'
import { FORM_ERROR } from 'final-form'
import { useEffect, useMemo } from 'react'
import { CardForm } from '../../form/CardForm.tsx'
import { TextField } from '../../form/FormField.tsx'
import { usePhoneRule } from '../../form/usePhoneRule.ts'

const REFUSED = 'The phone number or code is incorrect.'

interface CodeValues {
  phoneNumber: string
  code: string
}

/** Signs in with a code sent by text message. */
export function OneTimeCodeForm({ isEntering }: { isEntering: boolean }) {
  const { session, log } = useData()
  const { phone, load } = usePhoneRule()
  const validate = useMemo(() => validator(oneTimeCodeForm(phone)), [phone])
  useEffect(() => void load().catch(log.error), [load, log])
  const signIn = async (values: CodeValues) => {
    const rules = await loadPhoneRules().catch(log.error)
    if (!rules) return { phoneNumber: phoneUncheckedMessage }
    const struct = oneTimeCodeForm(phoneNumber(rules))
    const errors = validator(struct)(values)
    if (errors.phoneNumber) return { phoneNumber: errors.phoneNumber }
    const read = parseAs('OneTimeCodeForm', struct, values)
    try {
      await session.signIn({
        grant_type: 'urn:ietf:params:oauth:grant-type:otp',
        phone_number: read.phoneNumber,
        code: read.code,
      })
      return undefined
    } catch (error) {
      if (isStatus(error, 400, 401)) return { [FORM_ERROR]: REFUSED }
      throw error
    }
  }
  return (
    <CardForm<CodeValues>
      label="Sign in"
      submitLabel="Sign in"
      initialValues={{ phoneNumber: '', code: '' }}
      validate={validate}
      onSubmit={signIn}
      isBusy={isEntering}
    >
      <TextField name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" autoFocus />
      <TextField
        name="code"
        label="Code"
        hint="Enter the code from your text message."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </CardForm>
  )
}
