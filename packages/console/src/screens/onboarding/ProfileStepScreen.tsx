import { accountReads, useRead, useWrites } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { profileForm } from '@driver-trust/domain/people'
import { parseAs, validator } from '@driver-trust/domain/struct'
import { FieldPair } from '@driver-trust/ui/form-layout'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useAdmittedAccount } from '../../account/useViewer.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormDraft } from '../../form/FormDraft.tsx'
import { TextField } from '../../form/FormField.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { usePhoneRule } from '../../form/usePhoneRule.ts'
import { useDraft } from '../../host/useDraft.ts'
import { paths } from '../../paths.ts'
import { StepPage } from './OnboardingArea.tsx'
import { textsOf } from './steps.ts'

const EMPTY = { firstName: '', lastName: '', phoneNumber: '' }

/** /onboarding/profile: the user's name and phone number. It is the only step for a user who was invited. */
export function ProfileStepScreen() {
  const { user, tree, isOnboarding } = useAdmittedAccount()
  const { updateProfile } = useWrites()
  const { mutate: readUser } = useRead(accountReads.identity())
  const [, navigate] = useLocation()
  const [draft, keepDraft] = useDraft(user.id, 'profile')
  const rule = usePhoneRule()
  const struct = useMemo(() => profileForm(rule.phone), [rule])
  const validate = useMemo(() => validator(struct), [struct])
  const isInvited = tree !== null && !isOnboarding

  const save = async (values: typeof EMPTY) => {
    try {
      const { phoneNumber, ...names } = parseAs('ProfileForm', struct, values)
      await updateProfile({ ...names, ...(phoneNumber && { phoneNumber }) })
      await readUser() // the next step opens once the name is known
    } catch (error) {
      if (isStatus(error, 409)) return { phoneNumber: 'This is already in use.' }
      throw error
    }
    keepDraft(undefined)
    if (!isInvited) navigate(paths.organisationStep.href()) // a user who was invited is done: the guard redirects them home
    return undefined
  }
  return (
    <StepPage step="profile" lead="Colleagues see your name next to your activity.">
      <CardForm
        label="Your profile"
        submitLabel={isInvited ? 'Save and continue' : 'Continue'}
        initialValues={textsOf(EMPTY, user, draft)}
        validate={validate}
        onSubmit={save}
      >
        <FormDraft keep={keepDraft} />
        <FieldPair>
          <TextField name="firstName" label="First name" autoComplete="given-name" autoFocus />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <PhoneField name="phoneNumber" label="Phone number (optional)" rule={rule} />
      </CardForm>
    </StepPage>
  )
}
