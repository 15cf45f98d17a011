import { isOrderHidden, listViews, type OrganisationNode } from '@driver-trust/domain'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Tabs } from '@driver-trust/ui/tabs'
import { useState } from 'react'
import { usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { DeferredMount } from '../DeferredMount.tsx'
import { DeadlineView } from '../deadlines/DeadlineView.tsx'
import { DriverList } from './DriverList.tsx'
import { InvitationList } from './InvitationList.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { root } from './lists.css.ts'
import { UserList } from './UserList.tsx'
import type { ListAddress } from './useListAddress.ts'

const LABELS = { drivers: 'Drivers', deadlines: 'Deadlines', users: 'Users' }
const TABS = listViews.map((value) => ({ value, label: LABELS[value] }))

/** The two lists of an organisation's people; their whole state is in the address. */
export function OrganisationLists({ organisation, address }: { organisation: OrganisationNode; address: ListAddress }) {
  const viewer = useViewer()
  const [isFiltering, setIsFiltering] = useState(false)
  const { search, change } = address
  const granted = usePermissions()(organisation.id)
  const permission = search.view === 'users' ? granted.viewUsers : granted.viewDrivers
  const hasSeveralOrganisations = organisation.hasChildren && !search.isOwnOnly
  return (
    <Tabs
      label="People"
      tabs={TABS}
      value={search.view}
      onChange={(view) => change({ view, statusBadge: undefined, sorting: undefined, due: undefined })}
    >
      {permission.allowed && search.view === 'deadlines' && (
        <DeadlineView key={String(search.isOwnOnly)} organisation={organisation} address={address} />
      )}
      {permission.allowed && search.view !== 'deadlines' && (
        <DeferredMount>
          <div className={root}>
            <ListToolbar
              organisation={organisation}
              address={address}
              isFiltering={isFiltering}
              onFilters={() => setIsFiltering(!isFiltering)}
            />
            <ListFilters
              key={search.view}
              isOpen={isFiltering}
              address={address}
              hasSeveralOrganisations={hasSeveralOrganisations}
              isOrderHidden={isOrderHidden({ search, viewer, organisationId: organisation.id })}
            />
            <CurrentList organisation={organisation} address={address} />
          </div>
        </DeferredMount>
      )}
      {!permission.allowed && (
        <EmptyState kind="not-permitted" title="You may not see this list" description={permission.reason} />
      )}
    </Tabs>
  )
}

function CurrentList(props: { organisation: OrganisationNode; address: ListAddress }) {
  const { view, users, drivers } = props.address.search
  if (view === 'users')
    return users === 'invited' ? <InvitationList key="users" {...props} type="user" /> : <UserList {...props} />
  return drivers === 'invited' ? <InvitationList key="drivers" {...props} type="driver" /> : <DriverList {...props} />
}
