import { reads, useRead, useWrites } from '@driver-trust/domain/data'
import {
  isPricingPlan,
  type OrganisationNode,
  organisationIn,
  type Settings,
  settingsForm,
} from '@driver-trust/domain/organisation'
import { countryCodeOf } from '@driver-trust/domain/phone'
import { parseAs, validator } from '@driver-trust/domain/struct'
import { countOf } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { FormSection } from '@driver-trust/ui/form-layout'
import { PersonAddIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
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
import { askSupport } from '../../host/product.ts'
import { useDraft } from '../../host/useDraft.ts'
import { lazyPart } from '../../load/lazyPart.tsx'
import { Pending } from '../../load/Pending.tsx'
import { Loaded } from '../../page/Loaded.tsx'
import { paths } from '../../paths.ts'
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
  const { updateSettings } = useWrites()

  const leave = () => {
    keepDraft(undefined)
    keepProgress(false)
    navigate(paths.home.href())
  }
  const finish = async (values: typeof EMPTY) => {
    const update = updateOf(values, { settings, rule })
    if (Object.keys(update).length > 0) await updateSettings({ id: organisation.id, ...update })
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

/** The billing and contacts that were typed; what is saved already isn't sent again. */
function updateOf(
  { plan, ...contact }: typeof EMPTY,
  { settings, rule: { phone } }: { settings: Settings | null; rule: PhoneRule },
) {
  const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
  return {
    ...(billingEmail && billingEmail !== settings?.billingEmail && { billingEmail }),
    ...(contactEmail && contactEmail !== settings?.contactEmail && { contactEmail }),
    ...(contactPhoneNumber && contactPhoneNumber !== settings?.contactPhoneNumber && { contactPhoneNumber }),
    ...(isPricingPlan(plan) && plan !== settings?.pricingPlan && { pricing: { plan } }),
  }
}

interface FirstDriversProps {
  organisation: OrganisationNode
  /** Opens the dialog that invites them; it can't be inside the form. */
  onInvite: () => void
}

/** How many drivers have been invited so far, and the way to invite more; both are optional here. */
function FirstDrivers({ organisation: { id, isDriversInvitationAllowed }, onInvite }: FirstDriversProps) {
  const query = { type: 'driver' as const, organization_id: [id], page: 1, page_size: 1 }
  const { data } = useRead(isDriversInvitationAllowed ? reads.invitations(query) : null)
  if (!isDriversInvitationAllowed)
    return <InlineAlert>{askSupport('Driver invitations are not switched on for this organisation yet.')}</InlineAlert>
  return (
    <Stack gap="3">
      <Text as="p" role="status">
        {data && data.total > 0
          ? `${countOf(data.total, 'driver')} invited.`
          : 'Type them in, or upload the list you have. You can also do this later.'}
      </Text>
      <Inline>
        <Button iconStart={<PersonAddIcon />} onClick={onInvite}>
          Invite drivers
        </Button>
      </Inline>
    </Stack>
  )
}
