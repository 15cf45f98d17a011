import { isAborted, isStatus, SignInForm as SignInValues, validator } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { Stack } from '@driver-trust/ui/stack'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { FormField } from '../../form/FormField.tsx'
import { focusFirstError } from '../../form/focusFirstError.ts'

const validate = validator(SignInValues)
const REFUSED = 'The e-mail or password is incorrect.'
const UNSENT = 'This could not be sent. What you typed is kept. Try again.'

interface SignInFormProps {
  initialEmail: string
  /** Somebody has signed in and is being recognised: the button keeps working until the next screen shows. */
  isEntering: boolean
}

/** Signing in by password; what was typed survives every refusal. */
export function SignInForm({ initialEmail, isEntering }: SignInFormProps) {
  const { session, log } = useData()
  const [initialValues] = useState(() => ({ email: initialEmail, password: '' }))
  const signIn = async ({ email, password }: SignInValues) => {
    try {
      await session.signIn({ grant_type: 'password', username: email, password })
      return undefined
    } catch (error) {
      if (isAborted(error)) return undefined
      if (isStatus(error, 400, 401)) return { [FORM_ERROR]: REFUSED }
      log.error(error)
      return { [FORM_ERROR]: UNSENT }
    }
  }
  return (
    <Form<SignInValues> onSubmit={signIn} validate={validate} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, hasValidationErrors }) => (
        <form
          noValidate
          aria-label="Sign in"
          onSubmit={(event) => {
            if (hasValidationErrors) focusFirstError(event.currentTarget)
            void handleSubmit(event)
          }}
        >
          <Stack gap="2">
            {submitError && !submitting && <InlineAlert tone="error">{submitError}</InlineAlert>}
            <FormField name="email" label="E-mail">
              {(control) => <Input {...control} type="email" size="lg" autoComplete="username" autoFocus />}
            </FormField>
            <FormField name="password" label="Password">
              {(control) => <PasswordInput {...control} size="lg" autoComplete="current-password" />}
            </FormField>
            <Button type="submit" variant="primary" size="lg" width="full" loading={submitting || isEntering}>
              Sign in
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  )
}
