import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { driverId, organisation, status } from './columns.tsx'
import { DeadlineDocuments, DeadlineStatus } from './DeadlineCells.tsx'
import { driverName, drivers } from './drivers.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { signed } from './lists.css.ts'
import { RowSign } from './VerdictCell.tsx'

/** Drivers with documents that need attention; the list sorts its rows itself. */
export const deadlines: ListDefinition<UserWithOrganisation> = {
  ...drivers,
  name: 'drivers-deadlines',
  title: 'Deadlines',
  columns: [
    {
      ...driverName,
      pin: undefined,
      sorts: [{ key: 'name', label: 'Name' }],
      cell: (row, context) => (
        <span className={signed}>
          <RowSign row={row} />
          {driverName.cell(row, context)}
        </span>
      ),
    },
    { ...status, width: 184, pin: undefined, sorts: undefined, cell: (row) => <DeadlineStatus row={row} /> },
    {
      id: 'deadline',
      header: 'Deadline',
      width: 344,
      phone: 'below',
      sorts: [{ key: 'deadline', label: 'Deadline' }],
      cell: (row) => <DeadlineDocuments row={row} />,
    },
    { ...driverId, width: 92, sorts: undefined },
    {
      ...organisation,
      needs: undefined,
      isForBranch: true,
      sorts: [{ key: 'organisation', label: 'Organisation' }],
    },
  ],
  empty: { title: 'No drivers yet', description: 'Drivers whose documents need attention will be listed here.' },
}
