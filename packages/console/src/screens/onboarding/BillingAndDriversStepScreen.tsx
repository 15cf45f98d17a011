import { reads, useRead } from '@driver-trust/domain/data'
import { isStatus, mayHaveHappened } from '@driver-trust/domain/http'
import { inviteResultText } from '@driver-trust/domain/import'
import { blankRow, type DraftRow, draftRowErrors } from '@driver-trust/domain/invitation'
import {
  organisationIn,
  pricingPlanLabel,
  pricingPlans,
  type Settings,
  settingsForm,
} from '@driver-trust/domain/organisation'
import { type FormErrors, isFields, validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { FormSection } from '@driver-trust/ui/form-layout'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CardForm } from '../../form/CardForm.tsx'
import { FormRadioGroup } from '../../form/FormChoice.tsx'
import { TextField } from '../../form/FormField.tsx'
import { PhoneField, usePhoneRule } from '../../form/PhoneField.tsx'
import { ROWS_REFUSED, unsentText } from '../../form/useSendOnce.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { Pending } from '../../load/Pending.tsx'
import { FormDraft, useDraft } from '../../memory/useDraft.tsx'
import { homeRoute } from '../../routing/homeRoute.ts'
import { useSettingUp } from '../../routing/useAccount.ts'
import { useAdmittedAccount } from '../../routing/useViewer.ts'
import { FirstDrivers, useDriversFile } from './FirstDrivers.tsx'
import { StepPage, textsOf } from './OnboardingArea.tsx'
import { onboardingStepRoutes } from './route.ts'
import { type SetUpValues, useSetUp } from './useSetUp.ts'

/** /onboarding/billing-and-drivers: the plan, the contacts and the first drivers. */
export function BillingAndDriversStepScreen() {
  const { tree } = useAdmittedAccount()
  const organisation = tree ? organisationIn(tree, tree.rootId) : undefined
  return (
    <StepPage step="billing-and-drivers" lead="You can change all of this later in Settings.">
      {organisation && <StepContent id={organisation.id} mayInvite={organisation.isDriversInvitationAllowed} />}
    </StepPage>
  )
}

function StepContent({ id, mayInvite }: { id: string; mayInvite: boolean }) {
  return (
    <Loaded of={useRead(reads.settings(id))} pending={<Pending />}>
      {(settings) => <BillingAndDriversForm organisationId={id} settings={settings} mayInvite={mayInvite} />}
    </Loaded>
  )
}

const EMPTY = { plan: '', billingEmail: '', contactEmail: '', contactPhoneNumber: '' }

const PLANS = pricingPlans.map((value) => ({ value, label: pricingPlanLabel(value) }))

const STILL_READING = 'The file is still being read. Try again in a moment.'
const NOT_READ = 'Choose another file, or enter the drivers in rows.'

interface BillingAndDriversFormProps {
  organisationId: string
  settings: Settings | null
  mayInvite: boolean
}

function BillingAndDriversForm({ organisationId, settings, mayInvite }: BillingAndDriversFormProps) {
  const { user } = useAdmittedAccount()
  const [, navigate] = useLocation()
  const [draft, keepDraft] = useDraft(user.id, 'billing-and-drivers')
  const [, keepProgress] = useSettingUp(user.id)
  const file = useDriversFile()
  const [outcome, setOutcome] = useState<string>()
  const rule = usePhoneRule()
  const setUp = useSetUp(organisationId, { settings, rule })

  const leave = () => {
    keepDraft(undefined)
    keepProgress(false)
    navigate(homeRoute.href())
  }
  const validate = (values: unknown): FormErrors => {
    const rows = draftRowErrors(rowsIn(values), rule.phone)
    const isRowWrong = file.name === undefined && rows.some((row) => row !== undefined)
    return { ...validator(settingsForm(rule.phone))(values), ...(isRowWrong && { drivers: rows }) }
  }
  const finish = async (values: SetUpValues) => {
    if (file.isReading) return { [FORM_ERROR]: STILL_READING }
    if (file.problem !== undefined) return { [FORM_ERROR]: NOT_READ }
    try {
      const result = await setUp(values, file.preview)
      const isAllInvited = !result || result.skipped + result.duplicated === 0
      if (isAllInvited) leave()
      else setOutcome(inviteResultText(result))
    } catch (error) {
      if (mayHaveHappened(error)) return { [FORM_ERROR]: unsentText(error) }
      if (!(file.preview && isStatus(error, 400))) throw error
      return { [FORM_ERROR]: ROWS_REFUSED }
    }
    return undefined
  }
  return (
    <CardForm<SetUpValues>
      label="Billing and drivers"
      submitLabel="Finish"
      initialValues={{ ...textsOf(EMPTY, { ...settings, plan: settings?.pricingPlan }, draft), drivers: rowsIn(draft) }}
      validate={validate}
      onSubmit={finish}
      beside={
        <>
          <LinkButton href={onboardingStepRoutes.organisation.href()} size="lg">
            Back
          </LinkButton>
          <Button variant="tertiary" size="lg" onClick={leave}>
            Skip for now
          </Button>
        </>
      }
    >
      <FormDraft keep={keepDraft} />
      <Stack gap="4">
        <FormRadioGroup name="plan" label="Plan" options={PLANS} />
        <TextField name="billingEmail" label="Billing e-mail" type="email" autoComplete="off" />
      </Stack>
      <TextField name="contactEmail" label="Contact e-mail" type="email" autoComplete="off" />
      <PhoneField name="contactPhoneNumber" label="Contact phone number" rule={rule} />
      <FormSection title="First drivers">
        {mayInvite ? (
          <FirstDrivers rule={rule} file={file} />
        ) : (
          <InlineAlert>Driver invitations are not switched on for this organisation yet.</InlineAlert>
        )}
      </FormSection>
      {outcome && (
        <InlineAlert tone="warning" title={outcome} role="status">
          Skipped and duplicate drivers weren’t invited. Select “Finish” to go to the console.
        </InlineAlert>
      )}
    </CardForm>
  )
}

function rowsIn(values: unknown): DraftRow[] {
  const rows = isFields(values) && Array.isArray(values.drivers) ? values.drivers : []
  const texts = rows.map((row) => textsOf({ ...blankRow }, row, undefined))
  return texts.length > 0 ? texts : [blankRow]
}
