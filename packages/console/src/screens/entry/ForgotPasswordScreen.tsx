import { EmailRequest } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { validator } from '@driver-trust/domain/struct'
import { TextLink } from '@driver-trust/ui/text-link'
import { useLocation } from 'wouter'
import { CardForm } from '../../form/CardForm.tsx'
import { EmailField } from '../../form/FormField.tsx'
import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { useEntrySearch } from '../../routing/linkTokens.ts'
import { sendPasswordReset } from './sendMail.ts'

const validate = validator(EmailRequest)

/** /forgot-password/: requests an e-mail with a link to set a new password. */
export function ForgotPasswordScreen() {
  const { email } = useEntrySearch()
  const [, navigate] = useLocation()
  const sender = useData()
  const submit = async (values: EmailRequest) => {
    await sendPasswordReset(sender, values.email.trim())
    navigate(paths.resetMailSent.href())
    return undefined
  }
  return (
    <CardPage title="Forgot your password?" lead="We’ll e-mail you a link to set a new one.">
      <CardForm<EmailRequest>
        label="Forgot your password?"
        submitLabel="Send reset link"
        initialValues={{ email: email ?? '' }}
        validate={validate}
        onSubmit={submit}
      >
        <EmailField autoFocus />
      </CardForm>
      <TextLink href={paths.signIn.href({ email })}>Back to sign in</TextLink>
    </CardPage>
  )
}

/** /forgot-password/email-sent: the same for every address, so that it doesn't reveal who has an account. */
export function ResetMailSentScreen() {
  return (
    <CardPage
      title="Check your e-mail"
      lead="If there is an account for that address, we’ve e-mailed a link. It can take a few minutes; check your spam folder too."
    >
      <WideLink href={paths.signIn.href()} variant="secondary">
        Back to sign in
      </WideLink>
    </CardPage>
  )
}
