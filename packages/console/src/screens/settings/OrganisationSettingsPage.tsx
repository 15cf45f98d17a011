import { type GrantName, type OrganisationNode, organisationIn, type Settings } from '@driver-trust/domain'
import { useSettings } from '@driver-trust/domain/data'
import { Field } from '@driver-trust/ui/field'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { OrganisationInput } from '../../form/OrganisationInput.tsx'
import { links } from '../../links.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { NotFound } from '../../load/NotFound.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { LeaveDialog } from '../../routing/LeaveDialog.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { SettingsPending } from './SettingsPending.tsx'
import { useHeldOrganisation } from './useHeldOrganisation.ts'

interface OrganisationSettingsPageProps {
  title: string
  /** Who may see it. */
  grant: GrantName
  addressOf: (search: { organisation: string }) => string
  /** The form, over what is saved; null where nothing is yet. */
  children: (organisation: OrganisationNode, settings: Settings | null) => ReactNode
}

/** A page of settings of one organisation: the own one, or that of `?organisation=`. */
export function OrganisationSettingsPage({ title, grant, addressOf, children }: OrganisationSettingsPageProps) {
  const { tree } = useViewer()
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('organisation') ?? tree.rootId
  const { shown, isAsking, stay, leave } = useHeldOrganisation(wanted, addressOf)
  const permissions = usePermissions()
  const organisation = organisationIn(tree, shown)
  useTitle(organisation ? title : 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  if (!permissions(shown)[grant].allowed) return <Redirect to={links.myAccount()} />

  // What holds for one organisation below the own one holds for all of them.
  const isOneOfSeveral = permissions(organisationIn(tree, tree.rootId)?.childIds[0])[grant].allowed
  return (
    <SettingsPage title={title} description={organisation.name} organisation={shown}>
      {isOneOfSeveral && (
        <Field label="Organisation" dense>
          {(control) => (
            <OrganisationInput
              isClearable={false}
              {...control}
              value={wanted}
              onChange={(id) => id && navigate(addressOf({ organisation: id }))}
            />
          )}
        </Field>
      )}
      <LoadedSettings key={shown} organisation={organisation}>
        {(settings) => children(organisation, settings)}
      </LoadedSettings>
      {isAsking && <LeaveDialog isRunning={false} onStay={stay} onLeave={leave} />}
    </SettingsPage>
  )
}

interface LoadedSettingsProps {
  organisation: OrganisationNode
  children: (settings: Settings | null) => ReactNode
}

function LoadedSettings({ organisation, children }: LoadedSettingsProps) {
  return (
    <Loaded of={useSettings(organisation.id)} pending={<SettingsPending />}>
      {children}
    </Loaded>
  )
}
