import { EmailRequest } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { validator } from '@driver-trust/domain/struct'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { CardForm } from '../../form/CardForm.tsx'
import { EmailField } from '../../form/FormField.tsx'
import { useCountdown } from '../../page/useCountdown.ts'
import { sendVerification } from './sendMail.ts'

const validate = validator(EmailRequest)
const PAUSE_SECONDS = 60

/** Requests another verification e-mail. */
export function VerificationMailForm({ initialEmail = '' }: { initialEmail?: string | undefined }) {
  const sender = useData()
  const [left, startPause] = useCountdown()
  const [sentTo, setSentTo] = useState<string>()
  const submit = async ({ email }: EmailRequest) => {
    const address = email.trim()
    if (left > 0 && address === sentTo) return undefined
    await sendVerification(sender, address)
    setSentTo(address)
    startPause(PAUSE_SECONDS)
    return undefined
  }
  return (
    <Stack gap="4">
      <MailSent left={left} />
      <CardForm<EmailRequest>
        label="Send a new e-mail"
        submitLabel="Send a new e-mail"
        initialValues={{ email: initialEmail }}
        validate={validate}
        onSubmit={submit}
      >
        <EmailField />
      </CardForm>
    </Stack>
  )
}

/** Announces that an e-mail was sent, and counts down until the next one can be requested. */
export function MailSent({ left }: { left: number }) {
  return (
    <div aria-live="polite">
      {left > 0 && (
        <InlineAlert tone="success" role="note">
          E-mail sent. You can ask again in <span aria-live="off">{left}</span> s.
        </InlineAlert>
      )}
    </div>
  )
}
