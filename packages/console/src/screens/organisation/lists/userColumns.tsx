import { roleLabel, type UserWithOrganisation } from '@driver-trust/domain'
import type { Column } from '@driver-trust/ui/table'
import { dateColumn, emailColumn, nameColumn, organisationColumn, phoneColumn } from './cells.tsx'
import { statusColumn } from './driverColumns.tsx'

type User = UserWithOrganisation

/** The columns of the list of users. */
export function userColumns({ hrefOf }: { hrefOf: (user: User) => string }): Column<User>[] {
  return [
    nameColumn(hrefOf),
    emailColumn(),
    phoneColumn(),
    { id: 'role', header: 'Role', width: 96, cell: ({ role }) => roleLabel(role) },
    organisationColumn({ of: ({ organizationName }) => organizationName, isSortable: true }),
    statusColumn(),
    dateColumn('Verified', { key: 'verified_at', of: ({ verifiedAt }) => verifiedAt }),
    dateColumn('Updated', { key: 'updated_at', of: ({ updatedAt }) => updatedAt }),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt }),
  ]
}
