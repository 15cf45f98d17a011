import { isVerdictView } from '@driver-trust/domain/list'
import type { Permission } from '@driver-trust/domain/permission'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { HomeLink } from '../../account/HomeLink.tsx'
import { usePermissions } from '../../account/usePermissions.ts'
import { lazyPart } from '../../load/lazyPart.tsx'
import { paths } from '../../paths.ts'
import { useList, useShownDriver } from '../../people/listContext.ts'
import { PeopleList } from '../../people/PeopleList.tsx'
import { OrganisationBoard } from './OrganisationBoard.tsx'
import { besideList } from './organisation.css.ts'

const DriverBeside = lazyPart(() => import('../../people/DriverBeside.tsx').then((module) => module.DriverBeside))
const DeadlineList = lazyPart(() =>
  import('../../people/judged/DeadlineList.tsx').then((module) => module.DeadlineList),
)
const VerdictList = lazyPart(() => import('../../people/judged/VerdictList.tsx').then((module) => module.VerdictList))

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
        {shown && <DriverBeside {...shown} />}
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
          <HomeLink organisation={organisation} hrefOf={(orgId) => paths.organisation.href({ orgId }, { view })} />
        }
      />
    )
  if (view === 'deadlines') return <DeadlineList key={String(search.isOwnOnly)} />
  if (isVerdictView(view)) return <VerdictList key={`${view} ${search.isOwnOnly}`} view={view} />
  return <PeopleList />
}
