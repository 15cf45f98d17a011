import type { Permission } from '@driver-trust/domain/permission'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { lazyPart } from '../../load/lazyPart.tsx'
import { useShownDriver } from '../../people/beside.tsx'
import { useList } from '../../people/listContext.tsx'
import { PeopleList } from '../../people/PeopleList.tsx'
import { rowKey } from '../../people/selection.tsx'
import { HomeLink } from '../../permission/HomeLink.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { DriverBeside } from '../driver/route.ts'
import { OrganisationBoard } from './OrganisationBoard.tsx'
import { besideList } from './organisation.css.ts'
import { organisationRoute } from './route.ts'

const { component: DeadlineView } = lazyPart(() =>
  import('./deadlines/DeadlineView.tsx').then((module) => module.DeadlineView),
)
const { component: VerdictView } = lazyPart(() =>
  import('./verdicts/VerdictView.tsx').then((module) => module.VerdictView),
)

/** The lists of an organisation's people below their figures; their whole state is in the address. */
export function OrganisationLists() {
  const { organisation, search } = useList()
  const { viewUsers, viewDrivers } = usePermissions()(organisation.id)
  const shown = useShownDriver()
  const list = <ListOf permission={search.view === 'users' ? viewUsers : viewDrivers} />
  return (
    <OrganisationBoard>
      <div className={shown && besideList}>
        {list}
        {shown && <DriverBeside key={rowKey(shown)} {...shown} />}
      </div>
    </OrganisationBoard>
  )
}

function ListOf({ permission }: { permission: Permission }) {
  const { organisation, search } = useList()
  const { view } = search
  if (!permission.allowed)
    return (
      <EmptyState
        kind="not-permitted"
        title="You can’t see this list"
        description={permission.reason}
        action={
          <HomeLink organisation={organisation} hrefOf={(orgId) => organisationRoute.href({ orgId }, { view })} />
        }
      />
    )
  if (view === 'deadlines') return <DeadlineView key={String(search.isOwnOnly)} />
  if (view === 'cannot-drive' || view === 'can-drive')
    return <VerdictView key={`${view} ${search.isOwnOnly}`} view={view} />
  return <PeopleList />
}
