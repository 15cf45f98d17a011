import { peopleRead, reads, useRead } from '@driver-trust/domain/data'
import { deadlineClause, deadlineDocumentLabels, documentsByUrgency, statusReason } from '@driver-trust/domain/driver'
import { driversRequest, textFilters } from '@driver-trust/domain/list'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { localDay } from '@driver-trust/domain/text'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Text } from '@driver-trust/ui/text'
import { driverActions } from '../actions/driverActions.ts'
import { formatDay } from '../DateText.tsx'
import { driverRoute } from '../screens/driver/route.ts'
import type { ListedPerson } from './cells.tsx'
import {
  banned,
  contact,
  created,
  driverId,
  type ListColumn,
  linkedName,
  organisation,
  status as plainStatus,
  updated,
  verified,
} from './columns.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { lines } from './lists.css.ts'

type Driver = UserWithOrganisation

const name = linkedName('viewDrivers', (orgId, userId) => driverRoute.href({ orgId, userId }))

/** The reason has a column of its own in the CSV file. */
const status: ListColumn<ListedPerson> = {
  ...plainStatus,
  exported: [
    ...(plainStatus.exported ?? []),
    { header: 'Reason', text: (driver, { bannedBy }) => statusReason(driver.status, bannedBy(driver)) },
  ],
}

const nextDeadline: ListColumn<Driver> = {
  id: 'deadline',
  header: 'Next deadline',
  width: 152,
  isOptional: true,
  isExtra: true, // each of its cells loads a driver's deadlines
  phone: 'none',
  cell: (driver) => <NextDeadline driver={driver} />,
}

/** What both lists of drivers begin with. */
const always = [name, status, driverId, { ...organisation, isForBranch: true }, contact, nextDeadline]

/** Drivers who aren't banned, of an organisation and its sub-organisations. */
export const drivers: ListDefinition<Driver> = {
  name: 'drivers-active',
  title: 'Drivers',
  request: driversRequest,
  read: peopleRead,
  filters: [...textFilters, 'statusBadge', 'changed'],
  columns: [...always, { ...updated, isExtra: true }, created],
  exported: [driverId, name, contact, organisation, status, created, updated, verified, banned],
  useActions: () => driverActions,
  isOffered: ({ id }) => id !== 'liftBan',
  empty: {
    title: 'No drivers yet',
    description: 'Drivers of this organisation and its sub-organisations will be listed here.',
    invite: 'drivers',
  },
}

export const bannedDrivers: ListDefinition<Driver> = {
  ...drivers,
  name: 'drivers-banned',
  columns: [...always, banned, { ...updated, isExtra: true }, { ...created, isExtra: true }],
  isOffered: () => true,
  empty: { title: 'No drivers yet', description: 'Banned drivers will be listed here.' },
}

/** The most urgent of a driver's documents. It loads on its own, and never blocks or fails the list around it. */
function NextDeadline({ driver }: { driver: { id: string } }) {
  const { data, error } = useRead(reads.deadlines(driver.id))
  if (!data) return error ? <Text tone="faint">Not loaded</Text> : <Skeleton width="80%" />
  const [next] = documentsByUrgency(data.deadlines, localDay(new Date()))
  if (!next) return '–'
  const document = deadlineDocumentLabels[next.document]
  if (next.group === 'missing') return <Text tone="faint">No dates</Text>
  const clause = deadlineClause(next)
  return (
    <span className={lines} title={[clause, formatDay(next.deadline)].filter(Boolean).join(' · ')}>
      <Text size="13">{document}</Text>
      <Text size="12" tone={next.tone === 'error' || next.tone === 'warning' ? next.tone : 'muted'} tabular>
        {`${clause.charAt(0).toUpperCase()}${clause.slice(1)}`}
      </Text>
    </span>
  )
}
