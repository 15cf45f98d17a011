import { isVerdictView } from '@driver-trust/domain/list'
import { organisationIn } from '@driver-trust/domain/organisation'
import { isFields } from '@driver-trust/domain/struct'
import { SkipLink } from '@driver-trust/ui/app-shell'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { useCallback, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { HomeLink } from '../../account/HomeLink.tsx'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { type OrganisationDialog, organisationDialogs } from '../../actions/organisationActions.tsx'
import { lazyPart } from '../../load/lazyPart.tsx'
import { useHasBeen } from '../../load/useHasBeen.ts'
import { NotFound } from '../../page/Loaded.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'
import { ListProvider } from '../../people/ListProvider.tsx'
import { useList, useShownDriver } from '../../people/listContext.ts'
import { focusList, listId } from '../../people/listKeys.ts'
import { readAt } from '../../people/lists.ts'
import { PeopleList } from '../../people/PeopleList.tsx'
import { useFollowingKey } from '../../people/useListReturn.ts'
import { useCurrentAddress } from '../../routing/useNavigation.ts'
import { useRecordedVisit } from '../../shell/useRecentOrganisations.ts'
import { ClockNotice } from '../../verdicts/ClockNotice.tsx'
import { OrganisationHeader } from './header/OrganisationHeader.tsx'
import { OrganisationBoard } from './OrganisationBoard.tsx'
import { besideList, notice, page } from './organisation.css.ts'

/** The forms and what they import load when a dialog first opens. */
const OrganisationDialogs = lazyPart(() =>
  import('./dialogs/OrganisationDialogs.tsx').then((module) => module.OrganisationDialogs),
)

const DriverBeside = lazyPart(() => import('../../people/DriverBeside.tsx').then((module) => module.DriverBeside))
const DeadlineList = lazyPart(() =>
  import('../../people/judged/DeadlineList.tsx').then((module) => module.DeadlineList),
)
const VerdictList = lazyPart(() => import('../../people/judged/VerdictList.tsx').then((module) => module.VerdictList))

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

/** A property of the screen, as hot reload replaces a module in place only if all that it exports is components. */
OrganisationScreen.readAt = readAt

function Organisation() {
  const { organisation, search, change } = useList()
  const [dialog, setDialog] = useDialog()
  const open = useCallback(
    (opened: OrganisationDialog) => OrganisationDialogs.withCode(() => setDialog(opened)),
    [setDialog],
  )
  const invite = useCallback(
    (whom: 'drivers' | 'user') => OrganisationDialogs.withCode(() => change({ invite: whom })),
    [change],
  )
  const isDialogOpen = (dialog ?? search.invite) !== undefined
  const hasDialog = useHasBeen(isDialogOpen) // stays mounted after the first use, as it may still be sending
  useRecordedVisit(organisation.id)
  useFollowingKey()
  return (
    <div className={page}>
      <SkipLink to={listId} focus={focusList}>
        Skip to the list
      </SkipLink>
      <OrganisationHeader organisation={organisation} onOpen={open} onInvite={invite} />
      <ClockNotice className={notice} />
      <Lists />
      {hasDialog && (
        <OrganisationDialogs organisation={organisation} open={dialog} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

/** The lists of an organisation's people below their figures; their whole state is in the address. */
function Lists() {
  const shown = useShownDriver()
  return (
    <OrganisationBoard>
      <div className={shown && besideList}>
        <ListInView />
        {shown && <DriverBeside {...shown} />}
      </div>
    </OrganisationBoard>
  )
}

function ListInView() {
  const { organisation, search } = useList()
  const { view } = search
  const { viewUsers, viewDrivers } = usePermissions()(organisation.id)
  const permission = view === 'users' ? viewUsers : viewDrivers
  if (!permission.allowed)
    return (
      <EmptyState
        kind="not-permitted"
        title="You can’t see this list"
        description={permission.reason}
        action={
          <HomeLink organisation={organisation} hrefOf={(orgId) => paths.organisation.href({ orgId }, { view })} />
        }
      />
    )
  if (view === 'deadlines') return <DeadlineList key={String(search.isOwnOnly)} />
  if (isVerdictView(view)) return <VerdictList key={`${view} ${search.isOwnOnly}`} view={view} />
  return <PeopleList />
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

/** The dialog in the history state; a string, so that other changes of the state don't re-render. */
function askedDialog(): OrganisationDialog | undefined {
  const state: unknown = window.history.state
  return organisationDialogs.find((each) => isFields(state) && state.open === each)
}
