import { useInvitationList } from '@driver-trust/domain/data'
import { type InvitationItem, invitationStatusLabel, invitationStatusTone } from '@driver-trust/domain/invitation'
import { driversRequest, isOrderHidden, usersRequest } from '@driver-trust/domain/list'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { roleLabel } from '@driver-trust/domain/people'
import { Badge } from '@driver-trust/ui/badge'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { PeopleIcon } from '@driver-trust/ui/icon'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { useMemo } from 'react'
import type { InstantAction } from '../../../actions/PersonAction.ts'
import { sendInvitationAgain } from '../../../actions/sendInvitationAgain.tsx'
import { useBatchFileAction } from '../../../actions/useBatchFileAction.tsx'
import { withdrawInvitation } from '../../../actions/withdrawInvitation.tsx'
import { isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { contactColumn, dateColumn, emailColumn, nameColumn, organisationColumn } from './cells.tsx'
import type { ListProps } from './DriverList.tsx'
import { Explained } from './driverColumns.tsx'
import { InviteDriversLink, InviteUserLink } from './NoResults.tsx'
import { useRowsPerPage } from './PageBar.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import type { ListColumn } from './useListLayout.ts'

const invitationActions = {
  driver: [sendInvitationAgain('driver'), withdrawInvitation('driver')],
  user: [sendInvitationAgain('user'), withdrawInvitation('user')],
}

interface InvitationListProps extends ListProps {
  type: 'driver' | 'user'
}

/** Invitations of drivers or users, which can be withdrawn or sent again until they are accepted. */
export function InvitationList({ organisation, address, toolbarEnd, type }: InvitationListProps) {
  const viewer = useViewer()
  const { tree } = viewer
  const rowsPerPage = useRowsPerPage(address)
  const question = { search: address.search, viewer, organisationId: organisation.id, pageSize: rowsPerPage[0] }
  const request = type === 'driver' ? driversRequest(question) : usersRequest(question)
  const page = useInvitationList(request)
  const granted = usePermissions()(organisation.id)
  const bulkActions = useMemo(
    () => invitationActions[type].filter(({ grant }) => isShown(granted[grant])),
    [type, granted],
  )
  const batchFile = useBatchFileAction()
  const batchView = useBatchView(address)
  const actions = useMemo(
    () =>
      type === 'driver' && isShown(granted.manageDriverInvitations)
        ? [batchView, batchFile, ...bulkActions]
        : bulkActions,
    [type, granted, batchView, batchFile, bulkActions],
  )
  const hasSeveralOrganisations = organisation.hasChildren && !address.search.isOwnOnly
  const columns = useMemo(
    () => invitationColumns({ type, tree, hasSeveralOrganisations }),
    [type, tree, hasSeveralOrganisations],
  )
  return (
    <>
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <PeopleTable
        caption={`${type === 'driver' ? 'Invited drivers' : 'Invited users'} of ${organisation.name}`}
        address={address}
        toolbarEnd={toolbarEnd}
        columns={columns}
        page={page}
        request={request}
        rowsPerPage={rowsPerPage}
        isOrderHidden={isOrderHidden(question)}
        actions={actions}
        bulkActions={bulkActions}
        empty={<NobodyInvited organisation={organisation} type={type} />}
      />
    </>
  )
}

/** Narrows the list to those who were invited together. */
function useBatchView({ change }: ListProps['address']): InstantAction<InvitationItem> {
  return useMemo(
    () => ({
      id: 'batchView',
      label: 'Show this batch',
      icon: <PeopleIcon />,
      isDangerous: false,
      permission: () => ({ allowed: true }),
      appliesTo: ({ type }) => type === 'driver',
      run: (invitation) => invitation.type === 'driver' && change({ batch: invitation.batchId }),
    }),
    [change],
  )
}

function NobodyInvited({ organisation, type }: Pick<InvitationListProps, 'organisation' | 'type'>) {
  const description = 'Those who are invited will be listed here.'
  if (type === 'driver')
    return (
      <EmptyState
        title="No drivers yet"
        description={description}
        action={<InviteDriversLink organisation={organisation} />}
      />
    )
  return (
    <EmptyState
      title="No users yet"
      description={description}
      action={<InviteUserLink organisation={organisation} />}
    />
  )
}

interface InvitationColumnsOptions {
  type: 'driver' | 'user'
  tree: OrganisationTree
  hasSeveralOrganisations: boolean
}

/** Drivers' invitations have a name and a phone number; users' invitations have a role. */
function invitationColumns(options: InvitationColumnsOptions): ListColumn<InvitationItem>[] {
  const { type, tree, hasSeveralOrganisations } = options
  const ofDriver = type === 'driver'
  const columns: (ListColumn<InvitationItem> | false)[] = [
    ofDriver ? nameColumn() : { ...emailColumn<InvitationItem>(), primary: true, pin: 'start' },
    {
      id: 'status',
      header: 'Status',
      width: ofDriver ? 200 : 120,
      pin: 'start',
      phone: 'aside',
      cell: (invitation) => (
        <Explained reason={invitation.type === 'driver' ? invitation.reason : undefined} wraps>
          <Badge tone={invitationStatusTone(invitation.status)}>{invitationStatusLabel(invitation.status)}</Badge>
        </Explained>
      ),
    },
    !ofDriver && {
      id: 'role',
      header: 'Role',
      width: 120,
      phone: 'line',
      isOptional: true,
      cell: ({ role }) => roleLabel(role ?? ''),
    },
    hasSeveralOrganisations &&
      organisationColumn({ of: ({ organizationId }) => organisationIn(tree, organizationId)?.name, isSortable: false }),
    ofDriver && contactColumn(),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt }),
  ]
  return columns.filter((column) => column !== false)
}
