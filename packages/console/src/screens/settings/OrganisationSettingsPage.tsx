import { reads, useRead } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import type { GrantName, Permissions } from '@driver-trust/domain/permission'
import { Field } from '@driver-trust/ui/field'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { OrganisationInput } from '../../form/OrganisationInput.tsx'
import { type PhoneRule, usePhoneRule } from '../../form/usePhoneRule.ts'
import { Loaded, NotFound } from '../../page/Loaded.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'
import { historyIndex, returnToEntry } from '../../routing/historyEntries.ts'
import { LeaveDialog } from '../../routing/LeaveDialog.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { useNavigation } from '../../routing/useNavigation.ts'
import { useSearch } from '../../routing/useSearch.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'

interface OrganisationSettingsPageProps {
  title: string
  /** Required to see the page. */
  grant: GrantName
  addressOf: (search: { organisation: string }) => string
  /** The sections of its form. */
  sections: ComponentType<{ may: Permissions; rule: PhoneRule }>
}

/** A settings page of one organisation: the user's own, or the one in `?organisation=`. */
export function OrganisationSettingsPage({ title, grant, addressOf, sections }: OrganisationSettingsPageProps) {
  const { tree } = useViewer()
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('organisation') ?? tree.rootId
  const { shown, isAsking, stay, leave } = useShownOrganisation(wanted, addressOf)
  const permissions = usePermissions()
  const organisation = organisationIn(tree, shown)
  useTitle(organisation ? title : 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  if (!permissions(shown)[grant].allowed) return <Redirect to={paths.myAccount.href()} />

  // Permissions are the same for every organisation below the user's own, so the first one stands for all.
  const isOneOfSeveral = permissions(organisationIn(tree, tree.rootId)?.childIds[0])[grant].allowed
  return (
    <SettingsPage title={title} about={organisation.name} organisation={shown}>
      {isOneOfSeveral && (
        <Field label="Organisation">
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
      <LoadedSettings key={shown} {...{ title, organisation, sections }} />
      {isAsking && <LeaveDialog isRunning={false} onStay={stay} onLeave={leave} />}
    </SettingsPage>
  )
}

interface LoadedSettingsProps extends Pick<OrganisationSettingsPageProps, 'title' | 'sections'> {
  organisation: OrganisationNode
}

function LoadedSettings({ title, organisation, sections: Sections }: LoadedSettingsProps) {
  const rule = usePhoneRule()
  const may = usePermissions()(organisation.id)
  return (
    <Loaded of={useRead(reads.settings(organisation.id))} pending={<SettingsPending />}>
      {(settings) => (
        <SettingsForm label={title} organisation={organisation} settings={settings} rule={rule}>
          <Sections may={may} rule={rule} />
        </SettingsForm>
      )}
    </Loaded>
  )
}

/** The placeholder of a settings form. */
function SettingsPending() {
  return (
    <div role="status" aria-label="Loading">
      <Stack gap="6">
        <Skeleton width={160} height={20} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton width={160} height={20} />
        <Skeleton height={48} />
      </Stack>
    </div>
  )
}

/**
 * The organisation to show for the one in the address: while the page has changes, it stays the same and asks first. The unsaved guard
 * only watches paths, and here the path doesn't change.
 */
function useShownOrganisation(wanted: string, addressOf: (search: { organisation: string }) => string) {
  const { unsaved } = useNavigation()
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
