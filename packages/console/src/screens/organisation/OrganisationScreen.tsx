import {
  changeSearch,
  isFields,
  type OrganisationNode,
  organisationIn,
  parseOrganisationSearch,
} from '@driver-trust/domain'
import { Stack } from '@driver-trust/ui/stack'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { links } from '../../links.ts'
import { NotFound } from '../../load/NotFound.tsx'
import { useRecentOrganisations } from '../../memory/useRecentOrganisations.ts'
import { usePermissions } from '../../permission/usePermissions.ts'
import { lazyScreen } from '../../routing/lazyScreen.tsx'
import { usePresentAddress } from '../../routing/usePresentAddress.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { dialogs, type OrganisationDialog, OrganisationHeader } from './header/OrganisationHeader.tsx'
import { OrganisationLists } from './lists/OrganisationLists.tsx'
import { OrganisationTiles } from './tiles/OrganisationTiles.tsx'

/** Forms and their parts are loaded when the first of them opens. */
const { component: OrganisationDialogs, withCode } = lazyScreen(() =>
  import('./dialogs/OrganisationDialogs.tsx').then((module) => module.OrganisationDialogs),
)

/** /organisation/{orgId}: an organisation's figures and its people. */
export function OrganisationScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  useTitle(organisation?.name ?? 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  return <Organisation key={organisation.id} organisation={organisation} />
}

function Organisation({ organisation }: { organisation: OrganisationNode }) {
  const { viewOrganisation } = usePermissions()(organisation.id)
  const [, navigate] = useLocation()
  const search = parseOrganisationSearch(useSearch())
  const [dialog, setDialog] = useDialog()
  useVisit(organisation.id)
  return (
    <Stack gap="4">
      <OrganisationHeader
        organisation={organisation}
        onOpen={(opened) => withCode(() => setDialog(opened))}
        onInvite={(invite) =>
          withCode(() => navigate(links.organisation(organisation.id, changeSearch(search, { invite }))))
        }
      />
      {viewOrganisation.allowed && <OrganisationTiles organisationId={organisation.id} />}
      <OrganisationLists organisation={organisation} />
      {(dialog ?? search.invite) !== undefined && (
        <Suspense fallback={null}>
          <OrganisationDialogs organisation={organisation} open={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}

/** The dialog that the header opened here, or the palette by the way it led here. */
function useDialog() {
  const [chosen, setChosen] = useState<OrganisationDialog>()
  const [, navigate] = useLocation()
  const address = usePresentAddress()
  const state: unknown = useHistoryState()
  const asked = dialogs.find((each) => isFields(state) && state.open === each)
  const choose = (dialog: OrganisationDialog | undefined) => {
    setChosen(dialog)
    if (asked) navigate(address, { replace: true })
  }
  return [chosen ?? asked, choose] as const
}

function useVisit(organisationId: string) {
  const [, visit] = useRecentOrganisations()
  useEffect(() => visit(organisationId), [visit, organisationId])
}
