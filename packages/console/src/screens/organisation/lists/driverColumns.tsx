import { statusReason } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { Text } from '@driver-trust/ui/text'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import { DriverStatusBadge } from '../../../DriverStatus.tsx'
import { NextDeadlineCell } from '../deadlines/NextDeadlineCell.tsx'
import { contactColumn, dateColumn, driverIdColumn, nameColumn, organisationColumn } from './cells.tsx'
import { explained, reason as reasonStyle, sentence } from './lists.css.ts'
import type { ListColumn } from './useListLayout.ts'

type Driver = UserWithOrganisation

export interface DriverColumnsOptions {
  /** Undefined if the viewer can't open the page. */
  hrefOf: (driver: Driver) => string | undefined
  hasSeveralOrganisations: boolean
  isBanned: boolean
  /** The name of the organisation that an inherited ban comes from, if known. */
  bannedBy: (driver: Driver) => string | undefined
}

/**
 * All columns in their order, of which the user chooses. The organisation exists only if there are several, the date of
 * the ban only for banned drivers.
 */
export function driverColumns({
  hrefOf,
  hasSeveralOrganisations,
  isBanned,
  bannedBy,
}: DriverColumnsOptions): ListColumn<Driver>[] {
  const cells: (ListColumn<Driver> | false)[] = [
    nameColumn(hrefOf),
    statusColumn(bannedBy),
    driverIdColumn(),
    hasSeveralOrganisations && organisationColumn({ of: ({ organizationName }) => organizationName, isSortable: true }),
    contactColumn(),
    deadlineColumn(),
    isBanned && dateColumn('Banned', { key: 'banned_at', of: ({ bannedAt }) => bannedAt }),
    dateColumn('Updated', { key: 'updated_at', of: ({ updatedAt }) => updatedAt, isExtra: true }),
    dateColumn('Created', { key: 'created_at', of: ({ createdAt }) => createdAt, isExtra: isBanned }),
  ]
  return cells.filter((column) => column !== false)
}

export function statusColumn(bannedBy: DriverColumnsOptions['bannedBy'] = () => undefined): ListColumn<Driver> {
  return {
    id: 'status',
    header: 'Status',
    width: 136,
    pin: 'start',
    phone: 'aside',
    sorts: [{ key: 'status', label: 'Status' }],
    cell: (driver) => (
      <Explained reason={statusReason(driver.status, bannedBy(driver))}>
        <DriverStatusBadge status={driver.status} />
      </Explained>
    ),
  }
}

/** Only for those who ask for it: each of its cells loads a driver's deadlines. */
function deadlineColumn(): ListColumn<Driver> {
  return {
    id: 'deadline',
    header: 'Next deadline',
    width: 152,
    isOptional: true,
    isExtra: true,
    phone: 'none',
    cell: (driver) => <NextDeadlineCell driver={driver} />,
  }
}

interface ExplainedProps {
  reason: string | undefined
  /** For reasons that are sentences. */
  wraps?: boolean
  children: ReactNode
}

/** A badge with what explains it. */
export function Explained({ reason, wraps = false, children }: ExplainedProps) {
  return (
    <span className={explained} data-wraps={wraps ? '' : undefined}>
      {children}
      {reason && (
        <Text size="12" tone="muted" className={wraps ? sentence : reasonStyle}>
          {wraps ? reason : <Truncate>{reason}</Truncate>}
        </Text>
      )}
    </span>
  )
}
