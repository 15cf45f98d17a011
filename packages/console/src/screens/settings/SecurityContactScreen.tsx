import { ContactOnly } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'
import { securityContactRoute } from './route.ts'

/** /settings/security-contact: whom to contact about driver safety. */
export function SecurityContactScreen() {
  return (
    <OrganisationSettingsPage
      title="Security contact"
      grant="viewSecurityContact"
      addressOf={securityContactRoute.href}
    >
      {(may, rule) => <ContactOnly may={may} rule={rule} />}
    </OrganisationSettingsPage>
  )
}
