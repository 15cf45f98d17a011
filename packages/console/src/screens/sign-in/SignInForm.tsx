import { isStatus, SignInForm as SignInValues, validator } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { FORM_ERROR } from 'final-form'
import { CardForm } from '../../form/CardForm.tsx'
import { EmailField } from '../../form/EmailField.tsx'
import { FormField } from '../../form/FormField.tsx'

const validate = validator(SignInValues)
const REFUSED = 'The e-mail or password is incorrect.'

interface SignInFormProps {
  initialEmail: string
  /** Somebody has signed in and is being recognised: the button keeps working until the next screen shows. */
  isEntering: boolean
}

/** Signing in by password; what was typed survives every refusal. */
export function SignInForm({ initialEmail, isEntering }: SignInFormProps) {
  const { session } = useData()
  const signIn = async ({ email, password }: SignInValues) => {
    try {
      await session.signIn({ grant_type: 'password', username: email.trim(), password })
      return undefined
    } catch (error) {
      if (isStatus(error, 400, 401)) return { [FORM_ERROR]: REFUSED }
      throw error
    }
  }
  return (
    <CardForm<SignInValues>
      label="Sign in"
      submitLabel="Sign in"
      initialValues={{ email: initialEmail, password: '' }}
      validate={validate}
      onSubmit={signIn}
      isBusy={isEntering}
    >
      <EmailField autoFocus />
      <FormField name="password" label="Password">
        {(control) => <PasswordInput {...control} size="lg" autoComplete="current-password" />}
      </FormField>
    </CardForm>
  )
}
