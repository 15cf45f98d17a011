import { isStatus, parseAs, profileForm, validator } from '@driver-trust/domain'
import { useIdentity, useWrites } from '@driver-trust/domain/data'
import { FieldPair } from '@driver-trust/ui/form-layout'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { CardForm } from '../../form/CardForm.tsx'
import { TextField } from '../../form/FormField.tsx'
import { PhoneField, usePhoneRule } from '../../form/PhoneField.tsx'
import { links } from '../../links.ts'
import { FormDraft, useDraft } from '../../memory/useDraft.tsx'
import { StepPage, textsOf, useOnboarding } from '../../onboarding/OnboardingArea.tsx'

const EMPTY = { firstName: '', lastName: '', phoneNumber: '' }

/** /onboarding/profile: who somebody is. Whoever was invited into an organisation is done after it. */
export function ProfileStepScreen() {
  const { user, tree, isOnboarding } = useOnboarding()
  const { updateProfile } = useWrites()
  const { mutate: readUser } = useIdentity()
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
      await readUser() // the next step is open once the names are known
    } catch (error) {
      if (isStatus(error, 409)) return { phoneNumber: 'This is already in use.' }
      throw error
    }
    keepDraft(undefined)
    if (!isInvited) navigate(links.onboardingStep('organisation')) // whoever was invited is complete: the guard leads home
    return undefined
  }
  return (
    <StepPage step="profile" lead="Colleagues see your name beside what you do.">
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
