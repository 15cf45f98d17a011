import { NewPasswordForm, validator } from '@driver-trust/domain'
import { FormSection } from '@driver-trust/ui/form-layout'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { CardForm } from '../../form/CardForm.tsx'
import { FormField } from '../../form/FormField.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { useSubmit } from '../../form/useSubmit.ts'
import { useViewer } from '../../routing/useViewer.ts'

const validate = validator(NewPasswordForm)
const EMPTY = { password: '', repeated: '' }

/** Another password for one's own account. */
export function PasswordForm() {
  const { tree } = useViewer()
  const submit = useSubmit()
  const [round, setRound] = useState(0)
  const save = async ({ password }: NewPasswordForm) => {
    const errors = await submit((writes) => writes.changePassword({ password }), {
      grant: 'useOwnAccount',
      organisationId: tree.rootId,
    })
    if (errors) return errors
    toast.success('Password has been changed.')
    setRound(round + 1) // the form begins anew, empty
    return undefined
  }
  return (
    <FormSection title="Password" reason="You sign in with the new one from now on.">
      <CardForm<NewPasswordForm>
        key={round}
        label="Password"
        submitLabel="Change password"
        initialValues={EMPTY}
        validate={validate}
        onSubmit={save}
      >
        <NewPasswordField name="password" label="New password" />
        <FormField name="repeated" label="Repeat new password">
          {(control) => <PasswordInput {...control} size="lg" autoComplete="new-password" />}
        </FormField>
      </CardForm>
    </FormSection>
  )
}
