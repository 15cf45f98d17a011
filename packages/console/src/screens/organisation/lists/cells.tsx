import { formatDriverId } from '@driver-trust/domain/driver'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName, type Named } from '@driver-trust/domain/people'
import { type GrantName, permissionFor } from '@driver-trust/domain/permission'
import { groupedPhone } from '@driver-trust/domain/phone'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import type { PersonRow } from '../../../actions/PersonAction.ts'
import { DateText } from '../../../DateText.tsx'
import type { Viewer } from '../../../routing/useViewer.ts'
import { contact, named } from './lists.css.ts'
import type { ListColumn } from './useListLayout.ts'

/** What the shared columns show of a row, whatever the list. */
export interface PersonCells extends Named {
  id: string
  phoneNumber?: string | undefined
  isEmailHidden?: boolean | undefined
  organizationId?: string | undefined
}

interface PersonHrefOptions {
  viewer: Viewer
  /** The page's, for rows that don't name their organisation. */
  organisation: OrganisationNode
  to: (organisationId: string, personId: string) => string
}

/** The address of a person's page, if the viewer can open it. */
export function personHref(grant: GrantName, { viewer, organisation, to }: PersonHrefOptions) {
  return ({ id, organizationId = organisation.id }: Pick<PersonCells, 'id' | 'organizationId'>) => {
    const place = organisationIn(viewer.tree, organizationId)
    return permissionFor(grant, { viewer, organisation: place }).allowed ? to(organizationId, id) : undefined
  }
}

/** The name, as a link if the person has a page. */
export function nameColumn<Row extends PersonCells>(hrefOf?: (row: Row) => string | undefined): ListColumn<Row> {
  return {
    id: 'name',
    header: 'Name',
    primary: true,
    pin: 'start',
    sorts: [
      { key: 'first_name', label: 'First name', shown: 'First' },
      { key: 'last_name', label: 'Last name', shown: 'Last' },
    ],
    cell: (row) => personName(row, hrefOf?.(row)),
  }
}

function personName(person: PersonCells, href: string | undefined) {
  const name = displayName(person)
  const shown = person.isPersonalDataHidden ? <MaskedValue /> : <NameText>{name}</NameText>
  if (href === undefined) return shown
  return (
    <TextLink tone="quiet" href={href} aria-label={person.isPersonalDataHidden ? name : undefined}>
      {shown}
    </TextLink>
  )
}

/** Longer names than the product accepts are cut before they reach the page. */
const LONGEST_NAME = 515

/** A name wraps before it is cut; other columns are cut first. */
export function NameText({ children }: { children: string }) {
  const isCut = children.length > LONGEST_NAME
  return (
    <span className={named} title={isCut ? undefined : children}>
      <bdi>{isCut ? `${children.slice(0, LONGEST_NAME)}…` : children}</bdi>
    </span>
  )
}

/** The phone number, with the e-mail below it. */
export function contactColumn<Row extends PersonCells>(): ListColumn<Row> {
  return {
    id: 'contact',
    header: 'Contact',
    isOptional: true,
    sorts: [
      { key: 'phone_number', label: 'Phone' },
      { key: 'email', label: 'E-mail' },
    ],
    cell: ({ isPersonalDataHidden, isEmailHidden, phoneNumber, email }) => {
      if (isPersonalDataHidden) return <MaskedValue />
      const lines = [
        phoneNumber && (
          <Text key="phone" size="13" tabular dir="ltr">
            <Truncate>{groupedPhone(phoneNumber)}</Truncate>
          </Text>
        ),
        isEmailHidden ? <MaskedValue key="email" /> : email && <EmailText key="email" email={email} tone="muted" />,
      ].filter(Boolean)
      return orDash(lines.length > 0 && <div className={contact}>{lines}</div>)
    },
  }
}

/** The e-mail alone, for people without a phone number. */
export function emailColumn<Row extends PersonCells>(): ListColumn<Row> {
  return {
    id: 'email',
    header: 'E-mail',
    sorts: [{ key: 'email', label: 'E-mail' }],
    cell: ({ isPersonalDataHidden, isEmailHidden, email }) =>
      isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : orDash(email && <EmailText email={email} />),
  }
}

/** In a narrow cell the local part is truncated and the domain stays. */
function EmailText({ email, tone }: { email: string; tone?: 'muted' }) {
  return (
    <Text size={tone ? '12' : '13'} tone={tone}>
      <Truncate dir="ltr" keepFrom="@">
        {email}
      </Truncate>
    </Text>
  )
}

export function driverIdColumn<Row extends PersonCells>(): ListColumn<Row> {
  return {
    id: 'driver-id',
    header: 'Driver ID',
    width: 86,
    phone: 'line',
    isOptional: true,
    sorts: [{ key: 'dt_id', label: 'Driver ID' }],
    cell: ({ dtId }) => orDash(dtId !== undefined && figures(formatDriverId(dtId))),
  }
}

/** Each row's organisation, for lists that cover several. */
export function organisationColumn<Row>({
  of,
  isSortable,
}: {
  of: (row: Row) => string | undefined
  isSortable: boolean
}): ListColumn<Row> {
  return {
    id: 'organisation',
    header: 'Organisation',
    phone: 'line',
    isOptional: true,
    sorts: isSortable ? [{ key: 'organization_name', label: 'Organisation' }] : undefined,
    cell: (row) => orDash(of(row) && <Truncate>{of(row) ?? ''}</Truncate>),
  }
}

interface DateColumn<Row> {
  key: string
  of: (row: Row) => string | undefined
  /** Shown only if the user chooses it or sorts by it. */
  isExtra?: boolean
}

/** Dates that the list can be sorted by. */
export function dateColumn<Row>(header: string, { key, of, isExtra = false }: DateColumn<Row>): ListColumn<Row> {
  return {
    id: header.toLowerCase(),
    header,
    width: 104,
    align: 'end',
    isOptional: true,
    isExtra,
    sorts: [{ key, label: header }],
    cell: (row) => orDash(of(row) !== undefined && <DateText iso={of(row)} />),
  }
}

function figures(text: string) {
  return (
    <Text size="13" tabular>
      {text}
    </Text>
  )
}

/** A dash for a missing value. */
function orDash(value: ReactNode): ReactNode {
  return (
    value || (
      <Text size="13" tone="faint">
        –
      </Text>
    )
  )
}

type NamedRow = PersonRow &
  Named & { dtId?: number | undefined; email?: string | undefined; organizationName?: string | undefined }

/** What tells people with the same name apart, in order of preference. */
const qualifiers: readonly ((row: NamedRow) => string | undefined)[] = [
  ({ dtId }) => (dtId === undefined ? undefined : formatDriverId(dtId)),
  ({ email, isPersonalDataHidden }) => (isPersonalDataHidden || email === 'hidden' ? undefined : email),
  ({ organizationName }) => organizationName,
  ({ id }) => id,
]

/** A name for each row that is unique on the page: the display name, with a qualifier if several people share it. */
export function uniqueNames(rows: readonly NamedRow[]): string[] {
  let names = rows.map((row) => displayName(row))
  for (const qualifier of qualifiers) {
    const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at))
    if (repeated.size === 0) return names
    names = names.map((name, at) => {
      const row = rows[at]
      const more = row && repeated.has(name) ? qualifier(row) : undefined
      return more === undefined ? name : `${name}, ${more}`
    })
  }
  return names
}
