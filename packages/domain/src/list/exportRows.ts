import { formatDriverId } from '../driver/driverId.ts'
import { statusLabel, statusReason } from '../driver/statuses.ts'
import { invitationStatusLabel } from '../invitation/invitationStatuses.ts'

/** A row of any list of people, with the fields that an export shows. */
export type ExportedPerson = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  dtId?: number | undefined
  /** As the list shows it, such as "Admin". */
  role?: string | undefined
  status: string
  /** The server's reason, of an invitation that failed. */
  reason?: string | undefined
  type?: 'driver' | 'user'
  organizationName?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  verifiedAt?: string | undefined
  bannedAt?: string | undefined
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy?: string | undefined
  isPersonalDataHidden?: boolean | undefined
  isEmailHidden?: boolean | undefined
}

type ExportColumn = { header: string; value: (person: ExportedPerson) => string | undefined }

const hidden = 'Hidden'

const personal = (header: string, field: 'firstName' | 'lastName' | 'phoneNumber'): ExportColumn => ({
  header,
  value: (person) => (person.isPersonalDataHidden ? hidden : person[field]),
})

const email: ExportColumn = {
  header: 'E-mail',
  value: (person) => (person.isPersonalDataHidden || person.isEmailHidden ? hidden : person.email),
}

const status: ExportColumn = {
  header: 'Status',
  value: (person) => (person.type ? invitationStatusLabel(person.status) : statusLabel(person.status)),
}

const reason: ExportColumn = {
  header: 'Reason',
  value: (person) => (person.type ? person.reason : statusReason(person.status, person.bannedBy)),
}

const driverId: ExportColumn = {
  header: 'Driver ID',
  value: ({ dtId }) => (dtId === undefined ? undefined : formatDriverId(dtId)),
}

const role: ExportColumn = { header: 'Role', value: (person) => person.role }

const named = [
  personal('First name', 'firstName'),
  personal('Last name', 'lastName'),
  email,
  personal('Phone', 'phoneNumber'),
]
const dates: ExportColumn[] = [
  { header: 'Created', value: ({ createdAt }) => createdAt },
  { header: 'Updated', value: ({ updatedAt }) => updatedAt },
  { header: 'Verified', value: ({ verifiedAt }) => verifiedAt },
  { header: 'Banned', value: ({ bannedAt }) => bannedAt },
]
const organisation: ExportColumn = { header: 'Organisation', value: ({ organizationName }) => organizationName }

const columns: Record<'drivers' | 'users', readonly ExportColumn[]> = {
  drivers: [driverId, ...named, organisation, status, reason, ...dates],
  users: [...named, role, organisation, status, ...dates.slice(0, 3)],
}

/** The cells of an exported list, with headers; whatever is masked on screen is masked here. */
export function exportRows(view: 'drivers' | 'users', people: readonly ExportedPerson[]): (string | undefined)[][] {
  return [
    columns[view].map(({ header }) => header),
    ...people.map((person) => columns[view].map(({ value }) => value(person))),
  ]
}
