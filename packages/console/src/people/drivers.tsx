import { peopleRead } from '@driver-trust/domain/data'
import { driversRequest, textFilters } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { driverActions } from '../actions/driverActions.ts'
import { driverRoute } from '../screens/driver/route.ts'
import {
  banned,
  created,
  driverId,
  email,
  linkedName,
  organisation,
  phone,
  status,
  updated,
  verdict,
  verified,
} from './columns.tsx'
import type { ListDefinition } from './ListDefinition.ts'

type Driver = UserWithOrganisation

const name = linkedName('viewDrivers', (orgId, userId) => driverRoute.href({ orgId, userId }))

/** What both lists of drivers begin with. */
const always = [
  verdict,
  name,
  { ...status, pin: undefined },
  driverId,
  { ...organisation, isForBranch: true },
  phone,
  { ...email, width: 200, isExtra: true },
]

/** Drivers who aren't banned, of an organisation and its sub-organisations. */
export const drivers: ListDefinition<Driver> = {
  name: 'drivers-active',
  title: 'Drivers',
  request: driversRequest,
  read: peopleRead,
  filters: [...textFilters, 'statusBadge', 'changed'],
  columns: [...always, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  isJudged: true,
  exported: [driverId, name, email, phone, organisation, status, verdict, created, updated, verified, banned],
  useActions: () => driverActions,
  isOffered: ({ id }) => id !== 'liftBan',
  empty: {
    title: 'No drivers yet',
    description: 'Drivers are listed here once they accept an invitation.',
    invite: 'drivers',
  },
}

/** They are all red, so that the date gets the room of a longer status. */
const alwaysBanned = always.map((column) => (column.id === 'status' ? { ...column, width: 84 } : column))

export const bannedDrivers: ListDefinition<Driver> = {
  ...drivers,
  name: 'drivers-banned',
  columns: [...alwaysBanned, banned, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  isOffered: () => true,
  empty: { title: 'No drivers yet', description: 'Banned drivers will be listed here.' },
}

/** Drivers by verdict, whatever their status; they aren't a list of the server's, but come from the check of the branch. */
export const judgedDrivers: ListDefinition<Driver> = {
  ...bannedDrivers,
  name: 'drivers-judged',
  columns: [...always, { ...banned, isExtra: true }, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  request: () => ({ call: 'none' }),
  read: () => null,
  filters: [],
}
