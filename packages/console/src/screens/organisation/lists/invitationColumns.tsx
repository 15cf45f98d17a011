import {
  type InvitationItem,
  invitationStatusLabel,
  invitationStatusTone,
  type OrganisationTree,
  organisationIn,
  roleLabel,
} from '@driver-trust/domain'
import { Badge } from '@driver-trust/ui/badge'
import type { Column } from '@driver-trust/ui/table'
import { contactColumn, dateColumn, emailColumn, nameColumn, organisationColumn } from './cells.tsx'

export interface InvitationColumnsOptions {
  type: 'driver' | 'user'
  tree: OrganisationTree
  hasSeveralOrganisations: boolean
}

/** The columns of the invitations of drivers, who have a name and a phone number, or of users, who have a role. */
export function invitationColumns(options: InvitationColumnsOptions): Column<InvitationItem>[] {
  const { type, tree, hasSeveralOrganisations } = options
  const ofDriver = type === 'driver'
  const columns: (Column<InvitationItem> | false)[] = [
    ofDriver && nameColumn(),
    ofDriver ? contactColumn() : { ...emailColumn<InvitationItem>(), primary: true },
    !ofDriver && { id: 'role', header: 'Role', width: 120, cell: ({ role }) => roleLabel(role ?? '') },
    hasSeveralOrganisations &&
      organisationColumn({ of: ({ organizationId }) => organisationIn(tree, organizationId)?.name, isSortable: false }),
    {
      id: 'status',
      header: 'Status',
      width: 104,
      cell: ({ status }) => <Badge tone={invitationStatusTone(status)}>{invitationStatusLabel(status)}</Badge>,
    },
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt }),
  ]
  return columns.filter((column) => column !== false)
}
