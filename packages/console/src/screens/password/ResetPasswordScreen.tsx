import { NewPasswordForm } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { validator } from '@driver-trust/domain/struct'
import { LinkButton } from '@driver-trust/ui/link-button'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { TextLink } from '@driver-trust/ui/text-link'
import { useLocation } from 'wouter'
import { CardPage } from '../../entry/CardPage.tsx'
import { holdLinkToken, useLinkToken } from '../../entry/linkTokens.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormField } from '../../form/FormField.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { useMemory } from '../../host.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { signInRoute } from '../sign-in/route.ts'
import { forgotPasswordRoute, linkInactiveRoute, passwordChangedRoute } from './route.ts'

/** The error of the password field if the server refuses it; the link remains valid for another try. */
const REFUSED = 'This password was not accepted. Choose another one.'

const validate = validator(NewPasswordForm)

/** /reset-password/?token: sets a new password with the link's token. */
export function ResetPasswordScreen() {
  const token = useLinkToken('/reset-password')
  const memory = useMemory()
  const { client } = useData()
  const [, navigate] = useLocation()
  if (token === undefined) return <Redirect to={linkInactiveRoute.href()} />

  const leave = (to: string) => {
    holdLinkToken(memory, '/reset-password', undefined)
    navigate(to, { replace: true })
  }
  const save = async ({ password }: NewPasswordForm) => {
    try {
      await client.resetPassword({ password, token })
      leave(passwordChangedRoute.href())
    } catch (error) {
      if (isStatus(error, 400, 404)) return { password: REFUSED }
      if (!isStatus(error, 410)) throw error
      leave(linkInactiveRoute.href())
    }
    return undefined
  }
  return (
    <CardPage title="Set a new password">
      <CardForm<NewPasswordForm>
        label="Set a new password"
        submitLabel="Save password"
        initialValues={{ password: '', repeated: '' }}
        validate={validate}
        onSubmit={save}
      >
        <NewPasswordField name="password" label="New password" autoFocus />
        <FormField name="repeated" label="Repeat new password">
          {(control) => <PasswordInput {...control} size="lg" autoComplete="new-password" />}
        </FormField>
      </CardForm>
    </CardPage>
  )
}

/** /reset-password/password-changed */
export function PasswordChangedScreen() {
  return (
    <CardPage title="Password changed" lead="Sign in with your new password.">
      <LinkButton href={signInRoute.href()} variant="primary" size="lg" width="full">
        Sign in
      </LinkButton>
    </CardPage>
  )
}

/** /reset-password/link-inactive: the link was used, has expired or never existed. */
export function LinkInactiveScreen() {
  return (
    <CardPage title="This link is no longer active" lead="Password reset links expire and can only be used once.">
      <LinkButton href={forgotPasswordRoute.href()} variant="primary" size="lg" width="full">
        Send a new link
      </LinkButton>
      <TextLink href={signInRoute.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}
