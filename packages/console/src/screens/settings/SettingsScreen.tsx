import type { OrganisationNode, Settings } from '@driver-trust/domain/organisation'
import { usePhoneRule } from '../../form/PhoneField.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { OrganisationSections } from './OrganisationSections.tsx'
import { OrganisationSettingsPage } from './OrganisationSettingsPage.tsx'
import { settingsRoute } from './route.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** /settings: address, contact, terms, billing and pricing of an organisation, each with its own grant. */
export function SettingsScreen() {
  return (
    <OrganisationSettingsPage title="Organisation settings" grant="viewSettings" addressOf={settingsRoute.href}>
      {(organisation, settings) => <Sections organisation={organisation} settings={settings} />}
    </OrganisationSettingsPage>
  )
}

function Sections(shown: { organisation: OrganisationNode; settings: Settings | null }) {
  const rule = usePhoneRule()
  const may = usePermissions()(shown.organisation.id)
  return (
    <SettingsForm label="Organisation settings" rule={rule} {...shown}>
      <OrganisationSections may={may} rule={rule} />
    </SettingsForm>
  )
}
