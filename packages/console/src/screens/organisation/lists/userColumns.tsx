import { type OrganisationTree, personRoleLabel, type UserWithOrganisation } from '@driver-trust/domain'
import type { Column } from '@driver-trust/ui/table'
import { contactColumn, dateColumn, nameColumn, organisationColumn } from './cells.tsx'
import { statusColumn } from './driverColumns.tsx'

type User = UserWithOrganisation

interface UserColumnsOptions {
  /** Undefined where the viewer has no way to the page. */
  hrefOf: (user: User) => string | undefined
  tree: OrganisationTree
}

/** The columns of the list of users. */
export function userColumns({ hrefOf, tree }: UserColumnsOptions): Column<User>[] {
  return [
    nameColumn(hrefOf),
    contactColumn(),
    { id: 'role', header: 'Role', width: 96, cell: (user) => personRoleLabel(user, tree) },
    organisationColumn({ of: ({ organizationName }) => organizationName, isSortable: true }),
    statusColumn(),
    dateColumn('Verified', { key: 'verified_at', of: ({ verifiedAt }) => verifiedAt }),
    dateColumn('Updated', { key: 'updated_at', of: ({ updatedAt }) => updatedAt }),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt }),
  ]
}
