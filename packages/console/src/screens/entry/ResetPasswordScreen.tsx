import { NewPasswordForm } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { validator } from '@driver-trust/domain/struct'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { useState } from 'react'
import { CardForm } from '../../form/CardForm.tsx'
import { FormField } from '../../form/FormField.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { useLinkToken } from '../../routing/linkTokens.ts'
import { Redirect } from '../../routing/Redirect.tsx'

/** The error of the password field if the server refuses it. It can also mean the link, so a new one is offered. */
const REFUSED = 'This password was not accepted. Choose another one.'

const validate = validator(NewPasswordForm)

/** /reset-password/?token: sets a new password with the link's token. */
export function ResetPasswordScreen() {
  const { token, leave } = useLinkToken('/reset-password')
  const { client } = useData()
  const [isRefused, setIsRefused] = useState(false)
  if (token === undefined) return <Redirect to={paths.linkInactive.href()} />

  const save = async ({ password }: NewPasswordForm) => {
    try {
      await client.resetPassword({ password, token })
      leave(paths.passwordChanged.href())
    } catch (error) {
      if (isStatus(error, 400, 404)) {
        setIsRefused(true)
        return { password: REFUSED }
      }
      if (!isStatus(error, 410)) throw error
      leave(paths.linkInactive.href())
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
        <NewPasswordField label="New password" autoFocus />
        <FormField name="repeated" label="Repeat new password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        {isRefused && (
          <Text as="p">
            If another password is refused too, the link may have expired.{' '}
            <TextLink href={paths.forgotPassword.href()}>Send a new link</TextLink>
          </Text>
        )}
      </CardForm>
    </CardPage>
  )
}

/** /reset-password/password-changed */
export function PasswordChangedScreen() {
  return (
    <CardPage title="Password changed" lead="Sign in with your new password.">
      <WideLink href={paths.signIn.href()}>Sign in</WideLink>
    </CardPage>
  )
}

/** /reset-password/link-inactive: the link was used, has expired or never existed. */
export function LinkInactiveScreen() {
  return (
    <CardPage
      title="This link is no longer active"
      lead="Password reset links expire and can only be used once. If you’ve already set a new password, sign in with it."
    >
      <WideLink href={paths.forgotPassword.href()}>Send a new link</WideLink>
      <TextLink href={paths.signIn.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}
