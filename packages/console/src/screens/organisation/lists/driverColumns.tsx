import { statusLabel, statusTone, type UserWithOrganisation } from '@driver-trust/domain'
import { Badge } from '@driver-trust/ui/badge'
import type { Column } from '@driver-trust/ui/table'
import { contactColumn, dateColumn, driverIdColumn, nameColumn, organisationColumn } from './cells.tsx'

type Driver = UserWithOrganisation

export interface DriverColumnsOptions {
  /** Undefined if the viewer can't open the page. */
  hrefOf: (driver: Driver) => string | undefined
  hasSeveralOrganisations: boolean
  isBanned: boolean
}

/** The organisation is shown only if there are several, the date of the ban only for banned drivers. */
export function driverColumns({ hrefOf, hasSeveralOrganisations, isBanned }: DriverColumnsOptions): Column<Driver>[] {
  const cells: (Column<Driver> | false)[] = [
    nameColumn(hrefOf),
    driverIdColumn(),
    contactColumn(),
    hasSeveralOrganisations && organisationColumn({ of: ({ organizationName }) => organizationName, isSortable: true }),
    statusColumn(),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt }),
    isBanned && dateColumn('Banned', { key: 'banned_at', of: ({ bannedAt }) => bannedAt }),
  ]
  return cells.filter((column) => column !== false)
}

export function statusColumn(): Column<Driver> {
  return {
    id: 'status',
    header: 'Status',
    width: 132,
    sorts: [{ key: 'status', label: 'Status' }],
    cell: ({ status }) => <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
  }
}
