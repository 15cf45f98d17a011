import { EmailRequest, validator } from '@driver-trust/domain'
import { TextLink } from '@driver-trust/ui/text-link'
import { useLocation } from 'wouter'
import { CardForm } from '../../form/CardForm.tsx'
import { EmailField } from '../../form/EmailField.tsx'
import { links } from '../../links.ts'
import { useSendMail } from '../../mail/useSendMail.ts'
import { CardPage } from '../../routing/CardPage.tsx'
import { useEntrySearch } from '../../routing/useEntrySearch.ts'

const validate = validator(EmailRequest)

/** /forgot-password/: asks for a mail with a link to a new password. */
export function ForgotPasswordScreen() {
  const { email } = useEntrySearch()
  const [, navigate] = useLocation()
  const send = useSendMail()
  const submit = async (values: EmailRequest) => {
    await send.passwordReset(values.email.trim())
    navigate(links.resetMailSent())
    return undefined
  }
  return (
    <CardPage title="Forgot your password?" lead="We send you a link with which you set a new one.">
      <CardForm<EmailRequest>
        label="Forgot your password?"
        submitLabel="Send reset link"
        initialValues={{ email: email ?? '' }}
        validate={validate}
        onSubmit={submit}
      >
        <EmailField autoFocus />
      </CardForm>
      <TextLink href={links.signIn({ email })}>Back to sign in</TextLink>
    </CardPage>
  )
}
