import { pricingPlanLabel, pricingPlans } from '@driver-trust/domain/organisation'
import type { Permission, Permissions } from '@driver-trust/domain/permission'
import { groupedPhone } from '@driver-trust/domain/phone'
import { FieldPair, FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { Input } from '@driver-trust/ui/input'
import { Text } from '@driver-trust/ui/text'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormRadioGroup } from '../../form/FormChoice.tsx'
import { FormField } from '../../form/FormField.tsx'
import { PhoneField, type PhoneRule } from '../../form/PhoneField.tsx'

const PLANS = pricingPlans.map((value) => ({ value, label: pricingPlanLabel(value) }))

/** The sections of an organisation's settings that the viewer can see. */
export function OrganisationSections({ may, rule }: { may: Permissions; rule: PhoneRule }) {
  return (
    <FormLayout>
      <SettingsSection title="Address" why="Shown on your invoices." permission={may.editSettings}>
        {(lockedBy) => (
          <>
            <FieldPair>
              <SettingsField name="country" label="Country" autoComplete="country-name" lockedBy={lockedBy} />
              <SettingsField name="city" label="City" autoComplete="address-level2" lockedBy={lockedBy} />
            </FieldPair>
            <FieldPair>
              <SettingsField name="street" label="Street" autoComplete="address-line1" lockedBy={lockedBy} />
              <SettingsField name="vatNumber" label="VAT number" lockedBy={lockedBy} />
            </FieldPair>
          </>
        )}
      </SettingsSection>
      <SettingsSection
        title="Contact"
        why="Who to contact with questions about a driver’s verification."
        permission={may.editSettings}
      >
        {(lockedBy) => <ContactFields rule={rule} lockedBy={lockedBy} />}
      </SettingsSection>
      <SettingsSection title="Terms" why="Drivers see these when they join." permission={may.editSettings}>
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

/** A user who sees the pricing can choose the plan; only a Super Admin can change the fees. */
function PricingSection({ may }: { may: Permissions }) {
  const id = useId()
  const lockedBy = may.editFees.allowed ? undefined : id
  return (
    <SettingsSection title="Pricing" why="What verification costs." permission={may.choosePlan}>
      {() => (
        <>
          <FormRadioGroup name="pricingPlan" label="Plan" options={PLANS} />
          <FieldPair>
            <SettingsField name="pricingSetupFee" label="Set-up fee" inputMode="decimal" lockedBy={lockedBy} />
            <SettingsField name="pricingMonthlyFee" label="Monthly fee" inputMode="decimal" lockedBy={lockedBy} />
          </FieldPair>
          {lockedBy !== undefined && (
            <Text as="p" id={id} tone="muted">
              Only a Super Admin can change fees.
            </Text>
          )}
        </>
      )}
    </SettingsSection>
  )
}

interface SettingsSectionProps {
  title: string
  /** Why this is asked for, in a sentence. */
  why: string
  /** Decides whether the fields can be changed. */
  permission: Permission
  /** The fields; if they are read-only, they receive the id of the sentence that says why. */
  children: (lockedBy: string | undefined) => ReactNode
}

const NEVER = 'Only admins can change this. Ask one of them.'
const ELSEWHERE = 'You can only change this in your own organisation.'

/** A group of settings, editable or read-only. */
export function SettingsSection({ title, why, permission, children }: SettingsSectionProps) {
  const id = useId()
  const reason = permission.allowed ? (
    why
  ) : (
    <>
      {why}{' '}
      <Text id={id} weight="medium">
        {permission.visible ? ELSEWHERE : NEVER}
      </Text>
    </>
  )
  return (
    <FormSection title={title} reason={reason}>
      {children(permission.allowed ? undefined : id)}
    </FormSection>
  )
}

interface SettingsFieldProps extends Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete'> {
  name: string
  label: string
  /** The id of the sentence that says why the field is read-only. */
  lockedBy: string | undefined
  /** How a text that can't be edited is shown. */
  format?: (text: string) => string
}

/** A text setting, editable or read-only. */
function SettingsField({ name, label, lockedBy, format, autoComplete = 'off', ...input }: SettingsFieldProps) {
  const lock = lockedBy === undefined ? {} : { readOnly: true, 'aria-describedby': lockedBy }
  return (
    <FormField name={name} label={label}>
      {({ value, ...control }) => (
        <Input {...input} {...lock} {...control} value={format ? format(value) : value} autoComplete={autoComplete} />
      )}
    </FormField>
  )
}

/** An organisation's contact person. */
export function ContactFields({ rule, lockedBy }: { rule: PhoneRule; lockedBy: string | undefined }) {
  const phone = { name: 'contactPhoneNumber', label: 'Contact phone number' }
  return (
    <>
      <SettingsField name="contactEmail" label="Contact e-mail" type="email" lockedBy={lockedBy} />
      {lockedBy === undefined ? (
        <PhoneField {...phone} rule={rule} isStored />
      ) : (
        <SettingsField {...phone} type="tel" lockedBy={lockedBy} format={groupedPhone} />
      )}
    </>
  )
}
