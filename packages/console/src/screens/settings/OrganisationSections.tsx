import type { Permission, Permissions } from '@driver-trust/domain/permission'
import { groupedPhone } from '@driver-trust/domain/phone'
import { FieldPair, FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { Input } from '@driver-trust/ui/input'
import { Text } from '@driver-trust/ui/text'
import { type ComponentProps, useId } from 'react'
import { FormRadioGroup } from '../../form/FormChoice.tsx'
import { FormField, type TextField } from '../../form/FormField.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { planOptions } from '../../form/planOptions.ts'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { CURRENCY } from '../../host/product.ts'

interface SectionsProps {
  may: Permissions
  rule: PhoneRule
}

/** The sections of an organisation's settings that the viewer can see. */
export function OrganisationSections({ may, rule }: SectionsProps) {
  const id = useId()
  const lockedBy = may.editSettings.allowed ? undefined : id
  return (
    <FormLayout>
      <LockedReason id={id} permission={may.editSettings} />
      <FormSection title="Address" reason="Shown on your invoices.">
        <FieldPair>
          <SettingsField name="country" label="Country" autoComplete="country-name" lockedBy={lockedBy} />
          <SettingsField name="city" label="City" autoComplete="address-level2" lockedBy={lockedBy} />
        </FieldPair>
        <FieldPair>
          <SettingsField name="street" label="Street" autoComplete="address-line1" lockedBy={lockedBy} />
          <SettingsField name="vatNumber" label="VAT number" lockedBy={lockedBy} />
        </FieldPair>
      </FormSection>
      <ContactSection rule={rule} lockedBy={lockedBy} />
      <FormSection title="Terms" reason="Drivers see these when they join.">
        <SettingsField name="tcUrl" label="Terms and conditions link" type="url" lockedBy={lockedBy} />
        <SettingsField
          name="tcSubcontractorUrl"
          label="Terms and conditions link for subcontractors"
          type="url"
          lockedBy={lockedBy}
        />
      </FormSection>
      {may.viewBilling.allowed && (
        <FormSection title="Billing" reason="Invoices go to this address.">
          <SettingsField
            name="billingEmail"
            label="Billing e-mail"
            type="email"
            lockedBy={may.editBilling.allowed ? undefined : id}
          />
        </FormSection>
      )}
      {may.viewPricing.allowed && <PricingSection may={may} />}
    </FormLayout>
  )
}

/** The contact alone, as a page of its own. */
export function ContactOnly({ may, rule }: SectionsProps) {
  const id = useId()
  return (
    <FormLayout>
      <LockedReason id={id} permission={may.editSettings} />
      <ContactSection rule={rule} lockedBy={may.editSettings.allowed ? undefined : id} />
    </FormLayout>
  )
}

/** A user who sees the pricing can choose the plan; only a Super Admin can change the fees. */
function PricingSection({ may }: { may: Permissions }) {
  const id = useId()
  const lockedBy = may.editFees.allowed ? undefined : id
  const fee = CURRENCY && `In ${CURRENCY}.`
  return (
    <FormSection title="Pricing" reason="What verification costs.">
      <FormRadioGroup name="pricingPlan" label="Plan" options={planOptions()} />
      <FieldPair>
        <SettingsField name="pricingSetupFee" label="Set-up fee" hint={fee} inputMode="decimal" lockedBy={lockedBy} />
        <SettingsField
          name="pricingMonthlyFee"
          label="Monthly fee"
          hint={fee}
          inputMode="decimal"
          lockedBy={lockedBy}
        />
      </FieldPair>
      {lockedBy !== undefined && (
        <Text as="p" id={id} tone="muted">
          Only a Super Admin can change fees.
        </Text>
      )}
    </FormSection>
  )
}

/** Says once, above the fields, why none of them can be changed; each of them is described by its id. */
function LockedReason({ id, permission }: { id: string; permission: Permission }) {
  if (permission.allowed) return null
  return (
    <Text as="p" id={id}>
      {permission.visible ? 'You can only change settings in your own organisation.' : permission.reason}
    </Text>
  )
}

interface SettingsFieldProps extends Omit<ComponentProps<typeof TextField>, 'autoFocus'> {
  /** The id of the sentence that says why the field is read-only. */
  lockedBy: string | undefined
  /** How a text that can't be edited is shown. */
  format?: (text: string) => string
}

/** A text setting, editable or read-only. */
function SettingsField({ name, label, hint, lockedBy, format, autoComplete = 'off', ...input }: SettingsFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {({ value, ...control }) => (
        <Input
          {...input}
          {...control}
          readOnly={lockedBy !== undefined}
          aria-describedby={[lockedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
          value={format ? format(value) : value}
          autoComplete={autoComplete}
        />
      )}
    </FormField>
  )
}

/** Who to ask about an organisation's drivers. */
function ContactSection({ rule, lockedBy }: { rule: PhoneRule; lockedBy: string | undefined }) {
  const phone = { name: 'contactPhoneNumber', label: 'Contact phone number' }
  return (
    <FormSection title="Contact" reason="Who to contact with questions about a driver’s verification.">
      <SettingsField name="contactEmail" label="Contact e-mail" type="email" lockedBy={lockedBy} />
      {lockedBy === undefined ? (
        <PhoneField {...phone} rule={rule} isStored />
      ) : (
        <SettingsField {...phone} type="tel" lockedBy={lockedBy} format={groupedPhone} />
      )}
    </FormSection>
  )
}
