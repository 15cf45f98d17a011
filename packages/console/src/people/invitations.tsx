import { useData } from '@driver-trust/domain/data'
import { type InvitationItem, invitationStatusLabel, invitationStatusTone } from '@driver-trust/domain/invitation'
import { driversRequest, type SearchChange, usersRequest, withoutFilters } from '@driver-trust/domain/list'
import { displayName, roleLabel } from '@driver-trust/domain/people'
import { invitationGrants, permissionOnInvitation } from '@driver-trust/domain/permission'
import { Badge } from '@driver-trust/ui/badge'
import { DownloadIcon, PeopleIcon } from '@driver-trust/ui/icon'
import { useMemo } from 'react'
import type { RowAction } from '../actions/PersonAction.ts'
import { sendInvitationAgain } from '../actions/sendInvitationAgain.tsx'
import { withdrawInvitation } from '../actions/withdrawInvitation.tsx'
import { saveBatchFile } from '../host/download.ts'
import {
  organisation as anyOrganisation,
  banned,
  created,
  driverId,
  email,
  type ListColumn,
  name,
  phone,
  updated,
  verified,
} from './columns.tsx'
import { Explained } from './Explained.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import type { ListDefinition } from './ListDefinition.ts'

const organisation = { ...anyOrganisation, sorts: undefined, isForBranch: true }

/** It tells who was invited: names can be missing, and there is no driver ID yet. */
const invitedPhone = { ...phone, needs: undefined, phone: 'line' as const }

const status: ListColumn<InvitationItem> = {
  id: 'status',
  header: 'Status',
  width: 120,
  pin: 'start',
  phone: 'aside',
  cell: (invitation) => (
    <Explained reason={reasonOf(invitation)} wraps>
      <Badge bare tone={invitationStatusTone(invitation.status)}>
        {invitationStatusLabel(invitation.status)}
      </Badge>
    </Explained>
  ),
  exported: [{ header: 'Status', text: ({ status }) => invitationStatusLabel(status) }],
}

/** The reason has a column of its own in the CSV file. */
const driverStatus: ListColumn<InvitationItem> = {
  ...status,
  width: 200,
  exported: [...(status.exported ?? []), { header: 'Reason', text: reasonOf }],
}

/** Of an invitation that failed; only drivers' have one. */
function reasonOf(invitation: InvitationItem): string | undefined {
  return invitation.type === 'driver' ? invitation.reason : undefined
}

const role: ListColumn<InvitationItem> = {
  id: 'role',
  header: 'Role',
  width: 120,
  phone: 'line',
  isOptional: true,
  cell: ({ role }) => roleLabel(role ?? ''),
  exported: [{ header: 'Role', text: ({ role }) => role && roleLabel(role) }],
}

const invitedBy: ListColumn<InvitationItem> = {
  id: 'invited-by',
  header: 'Invited by',
  width: 160,
  isOptional: true,
  isExtra: true,
  cell: (invitation) => <InvitedBy id={invitation.invitedBy} />,
  exported: [
    {
      header: 'Invited by',
      text: (invitation, { inviters = {} }) => {
        const inviter = inviters[invitation.invitedBy]
        return inviter ? displayName(inviter) : invitation.invitedBy
      },
    },
  ],
}

/** Drivers who were invited; an invitation can be withdrawn or sent again until it is accepted. */
export const invitedDrivers: ListDefinition<InvitationItem> = {
  name: 'drivers-invited',
  title: 'Invited drivers',
  request: driversRequest,
  columns: [
    name,
    driverStatus,
    organisation,
    invitedPhone,
    { ...email, width: 200, isExtra: true },
    invitedBy,
    created,
  ],
  exported: [driverId, name, email, phone, organisation, driverStatus, invitedBy, created, updated, verified, banned],
  useActions: useInvitedDriverActions,
  empty: { title: 'No drivers yet', description: 'Invited drivers will be listed here.', invite: 'drivers' },
}

/** Users who were invited; they have no name and no phone number yet. */
export const invitedUsers: ListDefinition<InvitationItem> = {
  name: 'users-invited',
  title: 'Invited users',
  request: usersRequest,
  columns: [{ ...email, primary: true, pin: 'start' }, status, role, organisation, invitedBy, created],
  exported: [name, email, phone, role, organisation, status, invitedBy, created, updated, verified],
  useActions: () => onUsersInvitation,
  empty: { title: 'No users yet', description: 'Invited users will be listed here.', invite: 'user' },
}

const onUsersInvitation = [sendInvitationAgain('user'), withdrawInvitation('user')]
const onDriversInvitation = [sendInvitationAgain('driver'), withdrawInvitation('driver')]

/** Besides the actions on an invitation, those on all that were sent together. */
function useInvitedDriverActions(change: (wanted: SearchChange) => void): readonly RowAction<InvitationItem>[] {
  const data = useData()
  return useMemo(() => {
    const batchView: RowAction<InvitationItem> = {
      grant: invitationGrants.driver,
      id: 'batchView',
      label: 'Show this batch',
      icon: <PeopleIcon />,
      permission: () => ({ allowed: true }),
      run: (invitation) => invitation.type === 'driver' && change({ ...withoutFilters, batch: invitation.batchId }),
    }
    const batchFile: RowAction<InvitationItem> = {
      grant: invitationGrants.driver,
      id: 'batchFile',
      label: 'Download batch file',
      icon: <DownloadIcon />,
      permission: (invitation, viewer) => permissionOnInvitation('batchFile', invitation, viewer),
      run: (invitation) => void (invitation.type === 'driver' && saveBatchFile(data, invitation.batchId)),
    }
    return [batchView, batchFile, ...onDriversInvitation]
  }, [data, change])
}
