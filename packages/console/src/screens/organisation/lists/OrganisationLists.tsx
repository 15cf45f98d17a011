import { isOrderHidden, listViews } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Tabs } from '@driver-trust/ui/tabs'
import { useMedia } from '@driver-trust/ui/use-media'
import { useState } from 'react'
import { lazyPart } from '../../../load/lazyPart.tsx'
import { usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { DeferredMount } from '../DeferredMount.tsx'
import { DriverList } from './DriverList.tsx'
import { InvitationList } from './InvitationList.tsx'
import { ChosenFilters } from './ListFilters.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { narrow, roomyOnly, root } from './lists.css.ts'
import { ScopeControl } from './ScopeControl.tsx'
import { UserList } from './UserList.tsx'
import type { ListAddress } from './useListAddress.ts'
import { listId } from './useListKeys.ts'
import { NO_OTHER_READINGS, type OtherReading } from './useListSearch.ts'

const { component: DeadlineView } = lazyPart(() =>
  import('../deadlines/DeadlineView.tsx').then((module) => module.DeadlineView),
)

const LABELS = { drivers: 'Drivers', deadlines: 'Deadlines', users: 'Users' }
const TABS = listViews.map((value) => ({ value, label: LABELS[value] }))

interface OrganisationListsProps {
  organisation: OrganisationNode
  address: ListAddress
}

/** The two lists of an organisation's people; their whole state is in the address. */
export function OrganisationLists({ organisation, address }: OrganisationListsProps) {
  const viewer = useViewer()
  const { search, change } = address
  const granted = usePermissions()(organisation.id)
  const permission = search.view === 'users' ? granted.viewUsers : granted.viewDrivers
  const isMasked = isOrderHidden({ search, viewer, organisationId: organisation.id })
  const [others, setOthers] = useState(NO_OTHER_READINGS)
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
            <ChosenFilters address={address} others={others} />
            {organisation.hasChildren && search.view !== 'deadlines' && !isNarrow && (
              <div className={roomyOnly}>
                <ScopeControl address={address} />
              </div>
            )}
          </>
        )
      }
    >
      {permission.allowed && search.view === 'deadlines' && (
        <DeadlineView key={String(search.isOwnOnly)} organisation={organisation} address={address} />
      )}
      {permission.allowed && search.view !== 'deadlines' && (
        <DeferredMount>
          <PermittedLists organisation={organisation} address={address} isMasked={isMasked} onOthers={setOthers} />
        </DeferredMount>
      )}
      {!permission.allowed && (
        <EmptyState kind="not-permitted" title="You may not see this list" description={permission.reason} />
      )}
    </Tabs>
  )
}

interface PermittedListsProps extends OrganisationListsProps {
  isMasked: boolean
  onOthers: (others: readonly OtherReading[]) => void
}

function PermittedLists({ organisation, address, isMasked, onOthers }: PermittedListsProps) {
  const [toolbarEnd, setToolbarEnd] = useState<Element | null>(null)
  const { view, users, drivers } = address.search
  const props = { organisation, address, toolbarEnd }
  return (
    <div className={root}>
      <ListToolbar
        organisation={organisation}
        address={address}
        isMasked={isMasked}
        onOthers={onOthers}
        endRef={setToolbarEnd}
      />
      {view === 'users' && users === 'active' && <UserList {...props} />}
      {view === 'users' && users === 'invited' && <InvitationList key="users" {...props} type="user" />}
      {view === 'drivers' && drivers === 'invited' && <InvitationList key="drivers" {...props} type="driver" />}
      {view === 'drivers' && drivers !== 'invited' && <DriverList {...props} />}
    </div>
  )
}
