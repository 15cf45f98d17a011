import { EmailVerification } from '@driver-trust/domain/auth'
import { accountReads, useData, useRead, useWrites } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { validator } from '@driver-trust/domain/struct'
import { unescaped } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { useParams } from 'wouter'
import { useSignOut } from '../../account/useSignOut.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useOnce } from '../../form/useOnce.ts'
import { UNSENT } from '../../form/useSendOnce.ts'
import { useInterval } from '../../host/useInterval.ts'
import { CardPage } from '../../page/CardPage.tsx'
import { useCountdown } from '../../page/useCountdown.ts'
import { paths } from '../../paths.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { sendVerification } from './sendMail.ts'
import { MailSent } from './VerificationMailForm.tsx'
import { others } from './verifyEmail.css.ts'

const validate = validator(EmailVerification)
const PAUSE_SECONDS = 60
const POLL = 10_000

/** /verify-email/{email}: waits until the address is verified, here with the code or in another tab with the link. */
export function VerifyEmailScreen() {
  const { email: part = '' } = useParams<{ email: string }>()
  const email = unescaped(part)
  const { session } = useData()
  const { data: user, mutate } = useRead(session.hasTokens() ? accountReads.identity() : null)
  useInterval(() => void mutate(), POLL, user?.emailVerified === false) // in another tab or on another device
  const signOut = useSignOut()
  if (user?.emailVerified) return <Redirect to={paths.home.href()} />
  return (
    <CardPage
      title="Verify your e-mail address"
      lead={`Open the link we sent to ${email}, or enter the code from that e-mail.`}
    >
      <CodeForm />
      <Stack gap="2" className={others}>
        <Resend email={email} />
        <Button variant="tertiary" size="lg" width="full" onClick={() => signOut()}>
          Use another account
        </Button>
      </Stack>
    </CardPage>
  )
}

function CodeForm() {
  const { verifyEmail } = useWrites()
  const verify = async ({ code }: { code: string }) => {
    try {
      await verifyEmail({ code: code.replace(/\s/g, '') })
      return undefined
    } catch (error) {
      if (isStatus(error, 410)) return { code: 'This code has expired. Ask for a new e-mail.' }
      if (isStatus(error, 400, 401, 403, 404, 422)) return { code: 'This code is not valid.' }
      throw error
    }
  }
  return (
    <CardForm label="Verify" submitLabel="Verify" initialValues={{ code: '' }} validate={validate} onSubmit={verify}>
      <TextField name="code" label="Verification code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
    </CardForm>
  )
}

function Resend({ email }: { email: string }) {
  const data = useData()
  const [left, startPause] = useCountdown()
  const { isBusy, once } = useOnce()
  const [isFailed, setIsFailed] = useState(false)
  const resend = async () => {
    setIsFailed(false)
    try {
      await sendVerification(data, email)
      startPause(PAUSE_SECONDS)
    } catch (error) {
      data.log.error(error)
      setIsFailed(true)
    }
  }
  return (
    <>
      <MailSent left={left} />
      {isFailed && <InlineAlert tone="error">{UNSENT}</InlineAlert>}
      {left === 0 && (
        <Button size="lg" width="full" loading={isBusy} onClick={() => void once(resend)}>
          Resend e-mail
        </Button>
      )}
    </>
  )
}
