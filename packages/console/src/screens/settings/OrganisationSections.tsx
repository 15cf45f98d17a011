import { type Permissions, pricingPlanLabel, pricingPlans } from '@driver-trust/domain'
import { FieldPair, FormLayout } from '@driver-trust/ui/form-layout'
import { Text } from '@driver-trust/ui/text'
import { useId } from 'react'
import { FormRadioGroup } from '../../form/FormRadioGroup.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { disabledReasonOf } from '../../permission/disabledReasonOf.ts'
import { ContactFields } from './ContactFields.tsx'
import { SettingsField } from './SettingsField.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const PLANS = pricingPlans.map((value) => ({ value, label: pricingPlanLabel(value) }))

/** Every part of an organisation's settings that the viewer may see. */
export function OrganisationSections({ may, rule }: { may: Permissions; rule: PhoneRule }) {
  return (
    <FormLayout>
      <SettingsSection title="Address" why="It stands on invoices." permission={may.editSettings}>
        {(lockedBy) => (
          <>
            <FieldPair>
              <SettingsField name="country" label="Country" autoComplete="country-name" lockedBy={lockedBy} />
              <SettingsField name="city" label="City" autoComplete="address-level2" lockedBy={lockedBy} />
            </FieldPair>
            <FieldPair>
              <SettingsField name="street" label="Street" autoComplete="street-address" lockedBy={lockedBy} />
              <SettingsField name="vatNumber" label="VAT number" lockedBy={lockedBy} />
            </FieldPair>
          </>
        )}
      </SettingsSection>
      <SettingsSection
        title="Contact"
        why="Whom to reach when a driver’s verification raises a question."
        permission={may.editSettings}
      >
        {(lockedBy) => <ContactFields rule={rule} lockedBy={lockedBy} />}
      </SettingsSection>
      <SettingsSection title="Terms" why="Drivers are shown them when they join." permission={may.editSettings}>
        {(lockedBy) => (
          <>
            <SettingsField name="tcUrl" label="Terms and conditions link" type="url" lockedBy={lockedBy} />
            <SettingsField
              name="tcSubcontractorUrl"
              label="Terms and conditions link for subcontractors"
              type="url"
              lockedBy={lockedBy}
            />
          </>
        )}
      </SettingsSection>
      {may.viewBilling.allowed && (
        <SettingsSection title="Billing" why="Invoices go to this address." permission={may.editBilling}>
          {(lockedBy) => <SettingsField name="billingEmail" label="Billing e-mail" type="email" lockedBy={lockedBy} />}
        </SettingsSection>
      )}
      {may.viewPricing.allowed && <PricingSection may={may} />}
    </FormLayout>
  )
}

/** Whoever sees the pricing may choose the plan; the fees are a Super Admin's. */
function PricingSection({ may }: { may: Permissions }) {
  const id = useId()
  const refusal = disabledReasonOf(may.editFees)
  const lockedBy = refusal === undefined ? undefined : id
  return (
    <SettingsSection title="Pricing" why="What the verification costs." permission={may.choosePlan}>
      {() => (
        <>
          <FormRadioGroup name="pricingPlan" label="Plan" options={PLANS} />
          <FieldPair>
            <SettingsField name="pricingSetupFee" label="Set-up fee" inputMode="decimal" lockedBy={lockedBy} />
            <SettingsField name="pricingMonthlyFee" label="Monthly fee" inputMode="decimal" lockedBy={lockedBy} />
          </FieldPair>
          {refusal && (
            <Text as="p" id={id} tone="muted">
              {`Fees are read only: ${refusal}`}
            </Text>
          )}
        </>
      )}
    </SettingsSection>
  )
}
