import { deadlineDocumentLabels, deadlineDocuments } from '@driver-trust/domain/driver'
import { unfilteredDrivers } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import type { ListedPerson } from '../person/PersonRow.ts'
import { driverId, email, organisation, phone, status } from './columns.tsx'
import { DeadlineCell, DeadlineStatus } from './DeadlineCells.tsx'
import { driverName, drivers } from './drivers.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { signed } from './lists.css.ts'
import { RowSign } from './VerdictCell.tsx'

/** Drivers with documents that need attention; the list sorts its rows itself. */
export const deadlines: ListDefinition<UserWithOrganisation> = {
  ...drivers,
  name: 'drivers-deadlines',
  title: 'Deadlines',
  request: unfilteredDrivers,
  columns: [
    {
      ...driverName,
      pin: undefined,
      sorts: [
        { key: 'name', label: 'Name' },
        { key: 'deadline', label: 'Deadline' },
      ],
      cell: (row, context) => (
        <span className={signed}>
          <RowSign row={row} />
          {driverName.cell(row, context)}
          {row.isPersonalDataHidden && driverId.cell(row, context)}
        </span>
      ),
    },
    { ...status, pin: undefined, needs: 'wide', sorts: undefined, cell: (row) => <DeadlineStatus row={row} /> },
    ...deadlineDocuments.map((document, place) => ({
      id: document,
      header: deadlineDocumentLabels[document],
      width: 116,
      phone: place === 0 ? ('below' as const) : ('none' as const),
      cell: (row: ListedPerson) => <DeadlineCell row={row} document={document} />,
    })),
    ...[driverId, phone, { ...email, width: 200 }].map((each) => ({ ...each, sorts: undefined, isExtra: true })),
    {
      ...organisation,
      isForBranch: true,
      sorts: [{ key: 'organisation', label: 'Organisation' }],
    },
  ],
  empty: { title: 'No drivers yet', description: 'Drivers whose documents need attention will be listed here.' },
}
