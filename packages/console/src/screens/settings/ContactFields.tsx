import { PhoneField } from '../../form/PhoneField.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { SettingsField } from './SettingsField.tsx'

/** Whom to reach about an organisation. */
export function ContactFields({ rule, lockedBy }: { rule: PhoneRule; lockedBy: string | undefined }) {
  const phone = { name: 'contactPhoneNumber', label: 'Contact phone number' }
  return (
    <>
      <SettingsField name="contactEmail" label="Contact e-mail" type="email" lockedBy={lockedBy} />
      {lockedBy === undefined ? (
        <PhoneField {...phone} rule={rule} isStored />
      ) : (
        <SettingsField {...phone} type="tel" lockedBy={lockedBy} />
      )}
    </>
  )
}
