import { listViews } from '@driver-trust/domain/list'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Tabs } from '@driver-trust/ui/tabs'
import { useMedia } from '@driver-trust/ui/use-media'
import { lazyPart } from '../../load/lazyPart.tsx'
import { ChosenFilters } from '../../people/filters.tsx'
import { useList } from '../../people/listContext.tsx'
import { listId } from '../../people/listKeys.ts'
import { narrow, roomyOnly } from '../../people/lists.css.ts'
import { PeopleList } from '../../people/PeopleList.tsx'
import { ScopeControl } from '../../people/scopeAndOrder.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { DeferredMount } from './DeferredMount.tsx'

const { component: DeadlineView } = lazyPart(() =>
  import('./deadlines/DeadlineView.tsx').then((module) => module.DeadlineView),
)

const LABELS = { drivers: 'Drivers', deadlines: 'Deadlines', users: 'Users' }
const TABS = listViews.map((value) => ({ value, label: LABELS[value] }))

/** The lists of an organisation's people; their whole state is in the address. */
export function OrganisationLists() {
  const { organisation, search, change } = useList()
  const granted = usePermissions()(organisation.id)
  const permission = search.view === 'users' ? granted.viewUsers : granted.viewDrivers
  const isNarrow = useMedia(narrow)
  return (
    <Tabs
      label="People"
      id={listId}
      tabs={TABS}
      value={search.view}
      onChange={(view) => change({ view, statusBadge: undefined, sorting: undefined, due: undefined })}
      end={
        permission.allowed && (
          <>
            <ChosenFilters />
            {organisation.hasChildren && search.view !== 'deadlines' && !isNarrow && (
              <div className={roomyOnly}>
                <ScopeControl />
              </div>
            )}
          </>
        )
      }
    >
      {permission.allowed && search.view === 'deadlines' && <DeadlineView key={String(search.isOwnOnly)} />}
      {permission.allowed && search.view !== 'deadlines' && (
        <DeferredMount>
          <PeopleList />
        </DeferredMount>
      )}
      {!permission.allowed && (
        <EmptyState kind="not-permitted" title="You can’t see this list" description={permission.reason} />
      )}
    </Tabs>
  )
}
