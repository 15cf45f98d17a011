import { OrganisationSections } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'
import { settingsRoute } from './route.ts'

/** /settings: address, contact, terms, billing and pricing of an organisation, each with its own grant. */
export function SettingsScreen() {
  return (
    <OrganisationSettingsPage title="Organisation settings" grant="viewSettings" addressOf={settingsRoute.href}>
      {(may, rule) => <OrganisationSections may={may} rule={rule} />}
    </OrganisationSettingsPage>
  )
}
