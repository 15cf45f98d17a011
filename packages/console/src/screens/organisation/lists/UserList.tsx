import { useUserList } from '@driver-trust/domain/data'
import { usersRequest } from '@driver-trust/domain/list'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import { personRoleLabel, type UserWithOrganisation } from '@driver-trust/domain/people'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { useMemo } from 'react'
import { useUserActions } from '../../../actions/useUserActions.ts'
import { isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { userRoute } from '../../user/route.ts'
import { contactColumn, dateColumn, nameColumn, organisationColumn, personHref } from './cells.tsx'
import type { ListProps } from './DriverList.tsx'
import { statusColumn } from './driverColumns.tsx'
import { InviteUserLink } from './NoResults.tsx'
import { useRowsPerPage } from './PageBar.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import type { ListColumn } from './useListLayout.ts'

/** The users of an organisation and its sub-organisations. */
export function UserList({ organisation, address, toolbarEnd }: ListProps) {
  const viewer = useViewer()
  const { search } = address
  const rowsPerPage = useRowsPerPage(address)
  const request = usersRequest({ search, viewer, organisationId: organisation.id, pageSize: rowsPerPage[0] })
  const page = useUserList(request)
  const granted = usePermissions()(organisation.id)
  const every = useUserActions()
  const actions = useMemo(() => every.filter(({ grant }) => isShown(granted[grant])), [every, granted])
  const columns = useMemo(
    () =>
      userColumns({
        hrefOf: personHref('viewUsers', {
          viewer,
          organisation,
          to: (orgId, userId) => userRoute.href({ orgId, userId }),
        }),
        tree: viewer.tree,
      }),
    [viewer, organisation],
  )
  return (
    <>
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <PeopleTable
        caption={`Users of ${organisation.name}`}
        address={address}
        toolbarEnd={toolbarEnd}
        columns={columns}
        page={page}
        request={request}
        rowsPerPage={rowsPerPage}
        actions={actions}
        bulkActions={actions.filter(({ choice }) => !choice)}
        empty={
          <EmptyState
            title="No users yet"
            description="Those who use the console for this organisation will be listed here."
            action={<InviteUserLink organisation={organisation} />}
          />
        }
      />
    </>
  )
}

type User = UserWithOrganisation

interface UserColumnsOptions {
  /** Undefined if the viewer can't open the page. */
  hrefOf: (user: User) => string | undefined
  tree: OrganisationTree
}

function userColumns({ hrefOf, tree }: UserColumnsOptions): ListColumn<User>[] {
  return [
    nameColumn(hrefOf),
    statusColumn(),
    {
      id: 'role',
      header: 'Role',
      width: 96,
      phone: 'line',
      isOptional: true,
      cell: (user) => personRoleLabel(user, tree),
    },
    organisationColumn({ of: ({ organizationName }) => organizationName, isSortable: true }),
    contactColumn(),
    dateColumn('Verified', { key: 'verified_at', of: ({ verifiedAt }) => verifiedAt, isExtra: true }),
    dateColumn('Updated', { key: 'updated_at', of: ({ updatedAt }) => updatedAt }),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt, isExtra: true }),
  ]
}
