import { NewPasswordForm } from '@driver-trust/domain/auth'
import { personRoleLabel, profileForm } from '@driver-trust/domain/people'
import { phoneMessage } from '@driver-trust/domain/phone'
import { type FormErrors, parseAs, validator } from '@driver-trust/domain/struct'
import { editedTexts } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { FieldPair, FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { SignOutIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { toast } from '@driver-trust/ui/toast'
import { useMemo, useState } from 'react'
import { useSignOut } from '../../account/useSignOut.ts'
import { useViewer } from '../../account/useViewer.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormField, TextField } from '../../form/FormField.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { type KnownValues, SaveForm } from '../../form/SaveForm.tsx'
import { usePhoneRule } from '../../form/usePhoneRule.ts'
import { useSubmit } from '../../form/useSubmit.ts'
import { useTheme } from '../../host/host.ts'
import { useTitle } from '../../page/useTitle.ts'
import { themeOptions } from '../../shell/themeOptions.tsx'
import { SettingsPage } from './SettingsPage.tsx'

/** /settings/my-account: the user's profile, password and theme, and signing out. */
export function MyAccountScreen() {
  const { user, tree } = useViewer()
  const { theme, choose } = useTheme()
  const signOut = useSignOut()
  useTitle('My account')
  return (
    <SettingsPage title="My account" about={`${user.email}, ${personRoleLabel(user, tree)}`}>
      <FormLayout>
        <ProfileForm />
        <PasswordForm />
        <FormSection title="Appearance" reason="Applies to this device only.">
          <Inline>
            <SegmentedControl label="Theme" options={themeOptions} value={theme} onChange={choose} />
          </Inline>
        </FormSection>
        <FormSection title="Session" reason="Signs you out in every open tab.">
          <Inline>
            <Button iconStart={<SignOutIcon />} onClick={() => signOut()}>
              Sign out
            </Button>
          </Inline>
        </FormSection>
      </FormLayout>
    </SettingsPage>
  )
}

interface ProfileTexts extends Record<string, string> {
  firstName: string
  lastName: string
  phoneNumber: string
}

export function ProfileForm() {
  const { user, tree } = useViewer()
  const { firstName = '', lastName = '', phoneNumber = '' } = user
  const submit = useSubmit()
  const rule = usePhoneRule()
  const texts = useMemo(() => ({ firstName, lastName, phoneNumber }), [firstName, lastName, phoneNumber])
  const struct = useMemo(() => profileForm(rule.phone), [rule])
  const validate = useMemo(
    () =>
      ({ phoneNumber, ...names }: ProfileTexts): FormErrors => {
        const isEmptied = texts.phoneNumber !== '' && phoneNumber.trim() === ''
        const isEdited = phoneNumber !== texts.phoneNumber
        const errors = validator(struct)({ ...names, phoneNumber: isEdited ? phoneNumber : '' })
        return isEmptied ? { ...errors, phoneNumber: phoneMessage } : errors // the call can change a number, but not remove it
      },
    [struct, texts],
  )
  const save = async (values: ProfileTexts, { latest: before }: KnownValues<ProfileTexts>) => {
    const edited = editedTexts(before, values)
    const { phoneNumber, ...names } = edited
    if (Object.keys(edited).length === 0) return undefined
    const phone = phoneNumber ? { phoneNumber: parseAs('Phone', rule.phone, phoneNumber) } : {}
    const errors = await submit((writes) => writes.updateProfile({ ...names, ...phone }), {
      grant: 'useOwnAccount',
      organisationId: tree.rootId,
      ...(phoneNumber && { conflict: { phoneNumber: 'This is already in use.' } }),
    })
    if (!errors) toast.success('Profile has been saved.')
    return errors
  }
  return (
    <SaveForm label="Profile" draft="own profile" initialValues={texts} validate={validate} onSubmit={save}>
      <FormSection title="Profile" reason="Colleagues see your name next to your activity.">
        <FieldPair>
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <PhoneField name="phoneNumber" label="Phone number" rule={rule} isStored />
      </FormSection>
    </SaveForm>
  )
}

const validate = validator(NewPasswordForm)

function PasswordForm() {
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
    setRound(round + 1) // a new key resets the form
    return undefined
  }
  return (
    <FormSection title="Password" reason="You’ll use the new password next time you sign in.">
      <CardForm<NewPasswordForm>
        isPart
        key={round}
        label="Password"
        submitLabel="Change password"
        initialValues={{ password: '', repeated: '' }}
        validate={validate}
        onSubmit={save}
      >
        <NewPasswordField label="New password" />
        <FormField name="repeated" label="Repeat new password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
      </CardForm>
    </FormSection>
  )
}
