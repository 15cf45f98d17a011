import {
  datedText,
  documentDate,
  driverIdDigits,
  formatDriverId,
  statusLabel,
  statusTone,
  type Verdict,
  verdictGroupLabels,
} from '@driver-trust/domain/driver'
import type { SortField } from '@driver-trust/domain/list'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { HIDDEN, type UserLookup } from '@driver-trust/domain/people'
import { type GrantName, isGranted } from '@driver-trust/domain/permission'
import { groupedPhone } from '@driver-trust/domain/phone'
import { instantOf, localDay } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import type { Column } from '@driver-trust/ui/table'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import type { CoreAccount } from '../account/useViewer.ts'
import { DateText } from '../person/DateText.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { emailCell, figures, nameCell, orDash, phoneCell } from './cells.tsx'
import { explained } from './lists.css.ts'
import { VerdictCell } from './VerdictCell.tsx'

/** A column of a list: how it looks, how it sorts and what the CSV file contains. Its `id` is kept on devices, so it can't change. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'cell' | 'sorts'> {
  cell: (row: Row, context: CellContext) => ReactNode
  sorts?: readonly ListSort[] | undefined
  exported?: readonly ExportedCell<Row>[]
  /** The user can hide it. */
  isOptional?: boolean
  /** Hidden until the user shows it, or sorts by it. */
  isExtra?: boolean
  /** Exists only where the list covers several organisations. */
  isForBranch?: boolean
  /** True: only shown when the list is filtered by recent changes. False: only shown when it isn't. */
  isForChanges?: boolean
}

/** A sort key of the server, or with a `label` one of a list that sorts its rows itself. */
type ListSort = { key: SortField; shown?: string } | { key: string; label: string }

/** A column of the CSV file; whatever is masked on screen is masked there. */
interface ExportedCell<Row> {
  header: string
  text: (row: Row, context: ExportContext) => string | undefined
}

/** What cells show besides their row. */
interface CellContext {
  viewer: CoreAccount
  /** The page's, for rows that don't name their organisation. */
  organisation: OrganisationNode
}

/** What the CSV file is made of besides its rows. */
export interface ExportContext extends CellContext {
  verdictOf: (row: ListedPerson) => Verdict
  /** Those who sent the invitations listed. */
  inviters?: UserLookup | undefined
}

export const name: ListColumn<ListedPerson> = {
  id: 'name',
  header: 'Name',
  primary: true,
  pin: 'start',
  sorts: [
    { key: 'first_name', shown: 'First' },
    { key: 'last_name', shown: 'Last' },
  ],
  cell: (row) => nameCell(row),
  exported: [
    { header: 'First name', text: (row) => (row.isPersonalDataHidden ? HIDDEN : row.firstName) },
    { header: 'Last name', text: (row) => (row.isPersonalDataHidden ? HIDDEN : row.lastName) },
  ],
}

/** The name, as a link to the person's page if the viewer can open it. */
export function linkedName(
  grant: GrantName,
  hrefOf: (organisationId: string, personId: string) => string,
): ListColumn<ListedPerson> {
  return {
    ...name,
    cell: (row, { viewer, organisation }) => {
      const { id, organizationId = organisation.id } = row
      return nameCell(row, isGranted(grant, viewer, organizationId) ? hrefOf(organizationId, id) : undefined)
    },
  }
}

/** Whether the driver can drive: a sign, and the reason on one line. The first column of every list of drivers. */
export const verdict: ListColumn<ListedPerson> = {
  id: 'verdict',
  header: 'Verdict and reason',
  width: 240,
  widthBeside: 240,
  grows: true,
  pin: 'start',
  phone: 'lead',
  cell: (row) => <VerdictCell row={row} />,
  exported: [
    { header: 'Verdict', text: (row, { verdictOf }) => verdictGroupLabels[verdictOf(row).group] },
    { header: 'Reason', text: (row, { verdictOf }) => datedText(verdictOf(row).reason, verdictOf(row)) },
    { header: 'Document date', text: (row, { verdictOf }) => documentDate(verdictOf(row)) },
  ],
}

/** Columns of the CSV file alone: what a verdict says besides its reason. */
export const notes: Pick<ListColumn<ListedPerson>, 'exported'> = {
  exported: [
    {
      header: 'Notes',
      text: (row, { verdictOf }) => {
        const verdict = verdictOf(row)
        const others = verdict.notes.filter((note) => note !== verdict.reason)
        return others.map((note) => datedText(note, verdict)).join('; ')
      },
    },
  ],
}

/** The status of a driver or user. */
export const status: ListColumn<ListedPerson> = {
  id: 'status',
  header: 'Status',
  width: 132,
  pin: 'start',
  phone: 'aside',
  sorts: [{ key: 'status' }],
  cell: ({ status }) => (
    <span className={explained}>
      <Badge bare tone={statusTone(status)}>
        {statusLabel(status)}
      </Badge>
    </span>
  ),
  exported: [{ header: 'Status', text: (row) => statusLabel(row.status) }],
}

export const driverId: ListColumn<ListedPerson> = {
  id: 'driver-id',
  header: 'Driver ID',
  width: 86,
  phone: 'line',
  isOptional: true,
  sorts: [{ key: 'dt_id' }],
  cell: ({ dtId }) => orDash(dtId !== undefined && figures(formatDriverId(dtId))),
  exported: [{ header: 'Driver ID', text: ({ dtId }) => driverIdDigits(dtId) }],
}

/** Each row's organisation. */
export const organisation: ListColumn<ListedPerson> = {
  id: 'organisation',
  header: 'Organisation',
  needs: 'medium',
  phone: 'line',
  isOptional: true,
  sorts: [{ key: 'organization_name' }],
  cell: (row, context) => {
    const shown = organisationName(row, context)
    return orDash(shown && <Truncate>{shown}</Truncate>)
  },
  exported: [{ header: 'Organisation', text: organisationName }],
}

/** Invitations have only its id. */
function organisationName({ organizationName, organizationId }: ListedPerson, { viewer }: CellContext) {
  return organizationName ?? organisationIn(viewer.tree, organizationId)?.name
}

export const phone: ListColumn<ListedPerson> = {
  id: 'phone',
  header: 'Phone',
  width: 130,
  needs: 'wide',
  isOptional: true,
  sorts: [{ key: 'phone_number' }],
  cell: phoneCell,
  exported: [
    { header: 'Phone', text: (row) => (row.isPersonalDataHidden ? HIDDEN : groupedPhone(row.phoneNumber ?? '')) },
  ],
}

export const email: ListColumn<ListedPerson> = {
  id: 'email',
  header: 'E-mail',
  isOptional: true,
  sorts: [{ key: 'email' }],
  cell: emailCell,
  exported: [{ header: 'E-mail', text: (row) => (row.isPersonalDataHidden || row.isEmailHidden ? HIDDEN : row.email) }],
}

export const created = dateColumn({ id: 'created', header: 'Created', key: 'created_at', of: (row) => row.createdAt })
export const updated = dateColumn({ id: 'updated', header: 'Updated', key: 'updated_at', of: (row) => row.updatedAt })
export const verified = dateColumn({
  id: 'verified',
  header: 'Verified',
  key: 'verified_at',
  of: (row) => row.verifiedAt,
})

export const banned = dateColumn({ id: 'banned', header: 'Banned', key: 'banned_at', of: (row) => row.bannedAt })

interface DateColumn {
  id: string
  header: string
  /** What the server sorts by. */
  key: SortField
  of: (row: ListedPerson) => string | undefined
}

function dateColumn({ id, header, key, of }: DateColumn): ListColumn<ListedPerson> {
  return {
    id,
    header,
    width: 96,
    align: 'end',
    isOptional: true,
    sorts: [{ key }],
    cell: (row) => orDash(of(row) !== undefined && <DateText iso={of(row)} />),
    exported: [{ header, text: (row) => dayOf(of(row)) }],
  }
}

/** The day in the user's time zone; a date that can't be read stays as it is. */
function dayOf(iso: string | undefined): string | undefined {
  const instant = instantOf(iso)
  return instant === undefined ? iso : localDay(new Date(instant))
}
