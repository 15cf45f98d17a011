import { displayName, formatDriverId, statusLabel, statusTone, type UserWithOrganisation } from '@driver-trust/domain'
import { Badge } from '@driver-trust/ui/badge'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import type { Column } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import { DateText } from '../../format/DateText.tsx'

type Driver = UserWithOrganisation

const NAME: Column<Driver> = {
  id: 'name',
  header: 'Name',
  primary: true,
  width: 192,
  sorts: [
    { key: 'first_name', label: 'First name' },
    { key: 'last_name', label: 'Last name' },
  ],
  cell: (driver) => (driver.isPersonalDataHidden ? <MaskedValue /> : <Truncate>{displayName(driver)}</Truncate>),
}

const ORGANISATION: Column<Driver> = {
  id: 'organisation',
  header: 'Organisation',
  width: 126,
  sorts: [{ key: 'organization_name', label: 'Organisation' }],
  cell: ({ organizationName }) => <Truncate>{organizationName}</Truncate>,
}

const COLUMNS: readonly Column<Driver>[] = [
  NAME,
  {
    id: 'driver-id',
    header: 'Driver ID',
    width: 92,
    sorts: [{ key: 'dt_id', label: 'Driver ID' }],
    cell: ({ dtId }) =>
      given(
        dtId !== undefined && (
          <Text size="13" tabular>
            {formatDriverId(dtId)}
          </Text>
        ),
      ),
  },
  {
    id: 'email',
    header: 'E-mail',
    sorts: [{ key: 'email', label: 'E-mail' }],
    cell: (driver) => personal(driver, driver.email && <Truncate at="middle">{driver.email}</Truncate>),
  },
  {
    id: 'phone',
    header: 'Phone',
    width: 148,
    sorts: [{ key: 'phone_number', label: 'Phone' }],
    cell: (driver) =>
      personal(
        driver,
        driver.phoneNumber && (
          <Text size="13" tabular>
            {driver.phoneNumber}
          </Text>
        ),
      ),
  },
  ORGANISATION,
  {
    id: 'status',
    header: 'Status',
    width: 140,
    sorts: [{ key: 'status', label: 'Status' }],
    cell: ({ status }) => <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
  },
  {
    id: 'created',
    header: 'Created',
    width: 114,
    align: 'end',
    sorts: [{ key: 'created_at', label: 'Created' }],
    cell: ({ createdAt }) => <DateText iso={createdAt} />,
  },
]

/** The columns of a list of drivers; the organisation only where the list has several. */
export function driverColumns({
  hasSeveralOrganisations,
}: {
  hasSeveralOrganisations: boolean
}): readonly Column<Driver>[] {
  return hasSeveralOrganisations ? COLUMNS : COLUMNS.filter((column) => column !== ORGANISATION)
}

function personal({ isPersonalDataHidden, isEmailHidden, email }: Driver, value: ReactNode): ReactNode {
  const isHidden = isPersonalDataHidden || (isEmailHidden && email === undefined && value === undefined)
  return isHidden ? <MaskedValue /> : given(value)
}

function given(value: ReactNode): ReactNode {
  return (
    value || (
      <Text size="13" tone="faint">
        –
      </Text>
    )
  )
}
