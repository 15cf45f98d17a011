import { reads, useRead, useWriteBatch } from '@driver-trust/domain/data'
import {
  isPricingPlan,
  type OrganisationNode,
  organisationIn,
  type Settings,
  settingsForm,
} from '@driver-trust/domain/organisation'
import { countryCodeOf } from '@driver-trust/domain/phone'
import { parseAs, validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { FormSection } from '@driver-trust/ui/form-layout'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSettingUp } from '../../account/useAccount.ts'
import { useAdmittedAccount } from '../../account/useViewer.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormRadioGroup } from '../../form/FormChoice.tsx'
import { FormDraft } from '../../form/FormDraft.tsx'
import { TextField } from '../../form/FormField.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { planOptions } from '../../form/planOptions.ts'
import { type PhoneRule, usePhoneRule } from '../../form/usePhoneRule.ts'
import { useDraft } from '../../host/useDraft.ts'
import { lazyPart } from '../../load/lazyPart.tsx'
import { Pending } from '../../load/Pending.tsx'
import { Loaded } from '../../page/Loaded.tsx'
import { paths } from '../../paths.ts'
import { FirstDrivers } from './FirstDrivers.tsx'
import { StepPage } from './OnboardingArea.tsx'
import { textsOf } from './steps.ts'

/** /onboarding/billing-and-drivers: the plan, the contacts and the first drivers. */
export function BillingAndDriversStepScreen() {
  const { tree } = useAdmittedAccount()
  const organisation = tree ? organisationIn(tree, tree.rootId) : undefined
  return (
    <StepPage step="billing-and-drivers" lead="You can change all of this later in Settings.">
      {organisation && <StepContent organisation={organisation} />}
    </StepPage>
  )
}

function StepContent({ organisation }: { organisation: OrganisationNode }) {
  const [isInviting, setIsInviting] = useState(false)
  return (
    <Loaded of={useRead(reads.settings(organisation.id))} pending={<Pending />}>
      {(settings) => (
        <>
          <BillingAndDriversForm
            organisation={organisation}
            settings={settings}
            onInvite={() => void InviteDriversDialog.withCode(() => setIsInviting(true))}
          />
          {isInviting && <InviteDriversDialog organisation={organisation} onClose={() => setIsInviting(false)} />}
        </>
      )}
    </Loaded>
  )
}

const InviteDriversDialog = lazyPart(() =>
  import('../../invite-drivers/InviteDriversDialog.tsx').then((module) => module.InviteDriversDialog),
)

const EMPTY = { plan: '', billingEmail: '', contactEmail: '', contactPhoneNumber: '' }

interface BillingAndDriversFormProps {
  organisation: OrganisationNode
  settings: Settings | null
  onInvite: () => void
}

function BillingAndDriversForm({ organisation, settings, onInvite }: BillingAndDriversFormProps) {
  const { user } = useAdmittedAccount()
  const [, navigate] = useLocation()
  const [draft, keepDraft] = useDraft(user.id, 'billing-and-drivers')
  const [, keepProgress] = useSettingUp(user.id)
  const rule = usePhoneRule()
  const setUp = useSetUp(organisation.id, { settings, rule })

  const leave = () => {
    keepDraft(undefined)
    keepProgress(false)
    navigate(paths.home.href())
  }
  const finish = async (values: typeof EMPTY) => {
    await setUp(values)
    leave()
    return undefined
  }
  return (
    <CardForm<typeof EMPTY>
      label="Billing and drivers"
      submitLabel="Finish"
      initialValues={textsOf(EMPTY, { ...settings, plan: settings?.pricingPlan }, draft)}
      validate={validator(settingsForm(rule.phone))}
      onSubmit={finish}
      beside={
        <>
          <LinkButton href={paths.organisationStep.href()} size="lg">
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
        <FormRadioGroup name="plan" label="Plan" options={planOptions()} />
        <TextField name="billingEmail" label="Billing e-mail" type="email" autoComplete="off" />
      </Stack>
      <TextField name="contactEmail" label="Contact e-mail" type="email" autoComplete="off" />
      <PhoneField
        name="contactPhoneNumber"
        label="Contact phone number"
        rule={rule}
        country={countryCodeOf(settings?.country ?? '', navigator.languages)}
      />
      <FormSection title="First drivers">
        <FirstDrivers organisation={organisation} onInvite={onInvite} />
      </FormSection>
    </CardForm>
  )
}

interface SetUpOptions {
  /** What is saved already, which isn't sent again. */
  settings: Settings | null
  rule: PhoneRule
}

/** Saves billing and contacts. */
function useSetUp(organisationId: string, { settings, rule: { phone } }: SetUpOptions) {
  const batch = useWriteBatch()
  return ({ plan, ...contact }: typeof EMPTY) =>
    batch(async ({ updateSettings }) => {
      const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
      const typed = {
        ...(billingEmail && billingEmail !== settings?.billingEmail && { billingEmail }),
        ...(contactEmail && contactEmail !== settings?.contactEmail && { contactEmail }),
        ...(contactPhoneNumber && contactPhoneNumber !== settings?.contactPhoneNumber && { contactPhoneNumber }),
        ...(isPricingPlan(plan) && plan !== settings?.pricingPlan && { pricing: { plan } }),
      }
      if (Object.keys(typed).length > 0) await updateSettings({ id: organisationId, ...typed })
    })
}
