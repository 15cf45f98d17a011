import type { OrganisationNode, Settings } from '@driver-trust/domain/organisation'
import { FormLayout } from '@driver-trust/ui/form-layout'
import { usePhoneRule } from '../../form/PhoneField.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { ContactFields, SettingsSection } from './OrganisationSections.tsx'
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
  const { editSettings } = usePermissions()(shown.organisation.id)
  return (
    <SettingsForm label="Security contact" rule={rule} {...shown}>
      <FormLayout>
        <SettingsSection
          title="Contact"
          why="Who to contact with questions about a driver’s verification."
          permission={editSettings}
        >
          {(lockedBy) => <ContactFields rule={rule} lockedBy={lockedBy} />}
        </SettingsSection>
      </FormLayout>
    </SettingsForm>
  )
}
