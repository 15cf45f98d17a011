import { paths } from '../../paths.ts'
import { OrganisationSections } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'

/** /settings: address, contact, terms, billing and pricing of an organisation, each with its own grant. */
export function SettingsScreen() {
  return (
    <OrganisationSettingsPage
      title="Organisation settings"
      grant="viewSettings"
      addressOf={paths.settings.href}
      sections={OrganisationSections}
    />
  )
}
