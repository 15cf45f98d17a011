import type { OrganisationNode, Settings } from '@driver-trust/domain/organisation'
import { FormLayout } from '@driver-trust/ui/form-layout'
import { useId } from 'react'
import { usePhoneRule } from '../../form/PhoneField.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { ContactSection, LockedReason } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'
import { securityContactRoute } from './route.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** /settings/security-contact: whom to contact about driver safety. */
export function SecurityContactScreen() {
  return (
    <OrganisationSettingsPage
      title="Security contact"
      grant="viewSecurityContact"
      addressOf={securityContactRoute.href}
    >
      {(organisation, settings) => <Contact organisation={organisation} settings={settings} />}
    </OrganisationSettingsPage>
  )
}

function Contact(shown: { organisation: OrganisationNode; settings: Settings | null }) {
  const rule = usePhoneRule()
  const id = useId()
  const { editSettings } = usePermissions()(shown.organisation.id)
  return (
    <SettingsForm label="Security contact" rule={rule} {...shown}>
      <FormLayout>
        <LockedReason id={id} permission={editSettings} />
        <ContactSection rule={rule} lockedBy={editSettings.allowed ? undefined : id} />
      </FormLayout>
    </SettingsForm>
  )
}
