import { type GrantName, type OrganisationNode, organisationIn, type Settings } from '@driver-trust/domain'
import { useSettings } from '@driver-trust/domain/data'
import { Field } from '@driver-trust/ui/field'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { OrganisationInput } from '../../form/OrganisationInput.tsx'
import { links } from '../../links.ts'
import { Loaded, NotFound } from '../../load/Loaded.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { LeaveDialog } from '../../routing/LeaveDialog.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { historyIndex, returnToEntry, useUnsaved } from '../../routing/useHeldLocation.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { SettingsPage, SettingsPending } from './SettingsPage.tsx'

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

/**
 * The organisation that is shown for the one in the address: while the page holds changes it stays the same, and asks first. The guard
 * of the pages cannot know, for the page stays.
 */
function useHeldOrganisation(wanted: string, addressOf: (search: { organisation: string }) => string) {
  const unsaved = useUnsaved()
  const [, navigate] = useLocation()
  const [shown, setShown] = useState(wanted)
  const [isAsking, setIsAsking] = useState(false)
  const shownEntry = useRef(historyIndex())
  useLayoutEffect(() => {
    const mustAsk = wanted !== shown && unsaved.size > 0
    setIsAsking(mustAsk)
    if (mustAsk) return
    setShown(wanted)
    shownEntry.current = historyIndex()
  }, [wanted, shown, unsaved])
  return {
    shown,
    isAsking,
    stay: () => {
      if (!returnToEntry(shownEntry.current)) navigate(addressOf({ organisation: shown }), { replace: true })
    },
    leave: () => setShown(wanted),
  }
}
