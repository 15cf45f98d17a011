import { useUserList } from '@driver-trust/domain/data'
import { banOriginOf } from '@driver-trust/domain/driver'
import { driversRequest, isOrderHidden } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { useMemo } from 'react'
import { driverActions } from '../../../actions/driverActions.ts'
import { isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { driverRoute } from '../../driver/route.ts'
import { personHref } from './cells.tsx'
import { driverColumns } from './driverColumns.tsx'
import { InviteDriversLink } from './NoResults.tsx'
import { useRowsPerPage } from './PageBar.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import type { ListAddress } from './useListAddress.ts'

export interface ListProps {
  organisation: OrganisationNode
  address: ListAddress
  /** The place in the toolbar for what depends on the list's columns. */
  toolbarEnd: Element | null
}

/** The active or banned drivers of an organisation and its sub-organisations. */
export function DriverList({ organisation, address, toolbarEnd }: ListProps) {
  const viewer = useViewer()
  const { search } = address
  const isBanned = search.drivers === 'banned'
  const hasSeveralOrganisations = organisation.hasChildren && !search.isOwnOnly
  const rowsPerPage = useRowsPerPage(address)
  const question = { search, viewer, organisationId: organisation.id, pageSize: rowsPerPage[0] }
  const request = driversRequest(question)
  const page = useUserList(request)
  const granted = usePermissions()(organisation.id)
  const actions = useMemo(
    () => driverActions.filter(({ id, grant }) => isShown(granted[grant]) && (id !== 'liftBan' || isBanned)),
    [granted, isBanned],
  )
  const banned = isBanned ? page?.data?.items : undefined // of no use elsewhere, where a new page would change the columns
  const columns = useMemo(
    () =>
      driverColumns({
        bannedBy: ({ id, organizationId }) =>
          banOriginOf(viewer.tree, organizationId ?? '', banned?.filter((each) => each.id === id) ?? [])?.name,
        hrefOf: personHref('viewDrivers', {
          viewer,
          organisation,
          to: (orgId, userId) => driverRoute.href({ orgId, userId }),
        }),
        hasSeveralOrganisations,
        isBanned,
      }),
    [viewer, organisation, hasSeveralOrganisations, isBanned, banned],
  )
  return (
    <>
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <PeopleTable
        caption={`Drivers of ${organisation.name}`}
        address={address}
        toolbarEnd={toolbarEnd}
        columns={columns}
        page={page}
        request={request}
        rowsPerPage={rowsPerPage}
        isOrderHidden={isOrderHidden(question)}
        actions={actions}
        bulkActions={actions}
        empty={<NoDrivers organisation={organisation} isBanned={isBanned} />}
      />
    </>
  )
}

function NoDrivers({ organisation, isBanned }: { organisation: OrganisationNode; isBanned: boolean }) {
  if (isBanned) return <EmptyState title="No drivers yet" description="Drivers who are banned will be listed here." />
  return (
    <EmptyState
      title="No drivers yet"
      description="Drivers of this organisation and of those below it will be listed here."
      action={<InviteDriversLink organisation={organisation} />}
    />
  )
}
