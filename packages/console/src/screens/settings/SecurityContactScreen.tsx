import { paths } from '../../paths.ts'
import { ContactOnly } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'

/** /settings/security-contact: whom to contact about driver safety. */
export function SecurityContactScreen() {
  return (
    <OrganisationSettingsPage
      title="Security contact"
      grant="viewSecurityContact"
      addressOf={paths.securityContact.href}
      sections={ContactOnly}
    />
  )
}
