import { driversRequest } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { driverActions } from '../actions/driverActions.ts'
import { paths } from '../paths.ts'
import {
  banned,
  created,
  driverId,
  email,
  type ListColumn,
  linkedName,
  notes,
  organisation,
  phone,
  status,
  updated,
  verdict,
  verified,
} from './columns.tsx'
import { LatestChange } from './LatestChange.tsx'
import type { ListDefinition } from './ListDefinition.ts'

type Driver = UserWithOrganisation

export const driverName = linkedName('viewDrivers', (orgId, userId) => paths.driver.href({ orgId, userId }))

const change: ListColumn<Driver> = {
  id: 'change',
  header: 'Latest change',
  width: 220,
  phone: 'below',
  isForChanges: true,
  cell: (row) => <LatestChange row={row} />,
}

/** The first columns of every list of drivers. */
const always = [
  verdict,
  driverName,
  { ...status, pin: undefined },
  driverId,
  { ...organisation, isForBranch: true },
  phone,
  { ...email, width: 200, isExtra: true },
]

const ofDrivers = {
  title: 'Drivers',
  isJudged: true,
  exported: [driverId, driverName, email, phone, organisation, status, verdict, created, updated, verified, banned],
  useActions: () => driverActions,
} satisfies Partial<ListDefinition<Driver>>

/** Hides the phone number when the list is filtered by recent changes, to make room for the column of the latest change. */
const givingWay = (column: ListColumn<Driver>) => (column.id === 'phone' ? { ...column, isForChanges: false } : column)

/** Drivers who aren't banned, of an organisation and its sub-organisations. */
export const drivers: ListDefinition<Driver> = {
  ...ofDrivers,
  name: 'drivers-active',
  request: driversRequest,
  columns: [...always.map(givingWay), change, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  empty: {
    title: 'No drivers yet',
    description: 'Drivers are listed here once they accept an invitation.',
    invite: 'drivers',
  },
}

/** Narrower, as "Red" is the only status of banned drivers: makes room for the date of the ban. */
const alwaysBanned = always.map((column) => (column.id === 'status' ? { ...column, width: 84 } : column))

export const bannedDrivers: ListDefinition<Driver> = {
  ...ofDrivers,
  name: 'drivers-banned',
  request: driversRequest,
  columns: [...alwaysBanned, banned, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  empty: { title: 'No drivers yet', description: 'Banned drivers will be listed here.' },
}

const judged = {
  ...ofDrivers,
  name: 'drivers-judged',
  exported: [driverId, driverName, organisation, verdict, notes, status, phone, email, updated, banned],
  empty: drivers.empty,
} satisfies Partial<ListDefinition<Driver>>

/** The columns of a judged list; `header` names what the verdict column says in this list. */
const headed = (header: string) =>
  [...always, { ...banned, isExtra: true }, { ...updated, isExtra: true }, { ...created, isExtra: true }].map(
    (column) => (column.id === verdict.id ? { ...column, header } : column),
  )

/** Drivers who can't drive, by what stops them. */
export const stoppedDrivers: ListDefinition<Driver> = { ...judged, columns: headed('Since') }

/** Drivers who can. */
export const ableDrivers: ListDefinition<Driver> = { ...judged, columns: headed('Next to expire') }
