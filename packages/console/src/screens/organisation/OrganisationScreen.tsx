import { organisationIn } from '@driver-trust/domain/organisation'
import { isFields } from '@driver-trust/domain/struct'
import { SkipLink } from '@driver-trust/ui/app-shell'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { NotFound } from '../../load/Loaded.tsx'
import { lazyPart } from '../../load/lazyPart.tsx'
import { useRecentOrganisations } from '../../memory/useRecentOrganisations.ts'
import { ListProvider, useList } from '../../people/listContext.tsx'
import { focusList, listId } from '../../people/listKeys.ts'
import { useFollowingKey } from '../../people/listReturn.tsx'
import { useCurrentAddress } from '../../routing/navigation.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { dialogs, type OrganisationDialog, OrganisationHeader } from './header/OrganisationHeader.tsx'
import { OrganisationLists } from './OrganisationLists.tsx'
import { page } from './organisation.css.ts'

/** The forms and what they import load when a dialog first opens. */
const { component: OrganisationDialogs, withCode } = lazyPart(() =>
  import('./dialogs/OrganisationDialogs.tsx').then((module) => module.OrganisationDialogs),
)

/** /organisation/{orgId}: an organisation's figures and people. */
export function OrganisationScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  useTitle(organisation?.name ?? 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  return (
    <ListProvider key={organisation.id} organisation={organisation}>
      <Organisation />
    </ListProvider>
  )
}

function Organisation() {
  const { organisation, search, change } = useList()
  const [dialog, setDialog] = useDialog()
  const open = useCallback((opened: OrganisationDialog) => withCode(() => setDialog(opened)), [setDialog])
  const invite = useCallback((whom: 'drivers' | 'user') => withCode(() => change({ invite: whom })), [change])
  const isDialogOpen = (dialog ?? search.invite) !== undefined
  const [hasDialog, setHasDialog] = useState(isDialogOpen) // stays mounted after the first use, as it may still be sending
  if (isDialogOpen && !hasDialog) setHasDialog(true)
  useRecordVisit(organisation.id)
  useFollowingKey()
  return (
    <div className={page}>
      <SkipLink to={listId} focus={focusList}>
        Skip to the list
      </SkipLink>
      <OrganisationHeader organisation={organisation} onOpen={open} onInvite={invite} />
      <OrganisationLists />
      {hasDialog && (
        <OrganisationDialogs organisation={organisation} open={dialog} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

/** The dialog opened by the header here, or by the palette through the history state. */
function useDialog() {
  const [chosen, setChosen] = useState<OrganisationDialog>()
  const [, navigate] = useLocation()
  const address = useCurrentAddress()
  const asked = useLocationProperty(askedDialog)
  const place = asked && address // the request is in the history state, and is removed from it
  const choose = useCallback(
    (dialog: OrganisationDialog | undefined) => {
      setChosen(dialog)
      if (place !== undefined) navigate(place, { replace: true })
    },
    [place, navigate],
  )
  return [chosen ?? asked, choose] as const
}

/** Only this part of the history state, whose other changes concern nothing here. */
function askedDialog(): OrganisationDialog | undefined {
  const state: unknown = window.history.state
  return dialogs.find((each) => isFields(state) && state.open === each)
}

function useRecordVisit(organisationId: string) {
  const [, visit] = useRecentOrganisations()
  useEffect(() => visit(organisationId), [visit, organisationId])
}
