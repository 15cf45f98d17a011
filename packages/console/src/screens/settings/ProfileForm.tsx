import {
  editedTexts,
  type FormErrors,
  parseAs,
  phoneMessage,
  profileForm,
  type SignedInUser,
  validator,
} from '@driver-trust/domain'
import { FieldPair, FormSection } from '@driver-trust/ui/form-layout'
import { toast } from '@driver-trust/ui/toast'
import { useMemo } from 'react'
import { PhoneField } from '../../form/PhoneField.tsx'
import { type KnownValues, SaveForm } from '../../form/SaveForm.tsx'
import { TextField } from '../../form/TextField.tsx'
import { usePhoneRule } from '../../form/usePhoneRule.ts'
import { useSubmit } from '../../form/useSubmit.ts'
import { useViewer } from '../../routing/useViewer.ts'

interface ProfileTexts extends Record<string, string> {
  firstName: string
  lastName: string
  phoneNumber: string
}

const PHONE_TAKEN = { phoneNumber: 'This is already in use.' }

/** One's own names and phone number. */
export function ProfileForm() {
  const { user, tree } = useViewer()
  const submit = useSubmit()
  const rule = usePhoneRule()
  const texts = useMemo(() => profileTexts(user), [user])
  const struct = useMemo(() => profileForm(rule.phone), [rule])
  const validate = useMemo(
    () =>
      ({ phoneNumber, ...names }: ProfileTexts): FormErrors => {
        const isEmptied = texts.phoneNumber !== '' && phoneNumber.trim() === ''
        const isEdited = phoneNumber !== texts.phoneNumber
        const errors = validator(struct)({ ...names, phoneNumber: isEdited ? phoneNumber : '' })
        return isEmptied ? { ...errors, phoneNumber: phoneMessage } : errors // the call can change a number, not take it away
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
      conflict: PHONE_TAKEN,
    })
    if (!errors) toast.success('Profile has been saved.')
    return errors
  }
  return (
    <SaveForm label="Profile" initialValues={texts} validate={validate} onSubmit={save}>
      <FormSection title="Profile" reason="Colleagues see your name beside what you do.">
        <FieldPair>
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <PhoneField name="phoneNumber" label="Phone number" rule={rule} isStored />
      </FormSection>
    </SaveForm>
  )
}

function profileTexts({ firstName = '', lastName = '', phoneNumber = '' }: SignedInUser): ProfileTexts {
  return { firstName, lastName, phoneNumber }
}
