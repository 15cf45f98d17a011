import { bansIn, judgeDriver } from '@driver-trust/domain/driver'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { parseOrganisationSearch } from '@driver-trust/domain/list'
import { organisationIn, parseOrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser, UserWithOrganisation } from '@driver-trust/domain/people'
import { describe, expect, test } from 'vitest'
import { drivers } from './drivers.tsx'
import { exportedRows, exportFileName } from './exportedRows.ts'
import { invitedDrivers, invitedUsers } from './invitations.tsx'
import { users } from './users.tsx'

const today = '2026-03-01'

test.each([
  ['North', '', 'North drivers-active 2026-03-01.csv'],
  ['North', '?statusBadge=overdue&page=3', 'North drivers-active Status Red overdue 2026-03-01.csv'],
  ['A/B: "C"', '?view=users&role=admin', 'A B C users-active Role Admin 2026-03-01.csv'],
  ['North', '?drivers=banned&lastName=../x', 'North drivers-banned Last name .. x 2026-03-01.csv'],
])('the export of %s%s is called %s', (name, address, file) => {
  const search = parseOrganisationSearch(address)
  expect(exportFileName({ organisation: { name }, isBranch: false, search, today }).replace(/ +/g, ' ')).toBe(file)
})

test('the export of a branch says so, and what it lacks', () => {
  const named = { organisation: { name: 'North' }, isBranch: true, search: parseOrganisationSearch(''), today }
  expect(exportFileName(named)).toBe('North with sub-organisations drivers-active 2026-03-01.csv')
  expect(exportFileName({ ...named, note: '3 not checked' })).toBe(
    'North with sub-organisations drivers-active (3 not checked) 2026-03-01.csv',
  )
})

test('a long name leaves room for the date', () => {
  const file = exportFileName({
    organisation: { name: 'x'.repeat(300) },
    isBranch: false,
    search: parseOrganisationSearch(''),
    today,
  })
  expect(file).toHaveLength(120 + ' 2026-03-01.csv'.length)
})

const ids = Object.fromEntries(
  ['root', 'north', 'depot', 'ana', 'ewa'].map((name, at) => [name, `00000000-0000-4000-8000-00000000000${at}`]),
) as Record<'root' | 'north' | 'depot' | 'ana' | 'ewa', string>

/** A root that Ana owns, with North below it, and Depot below that; no documents have been read. */
function place(bans: Parameters<typeof bansIn>[0] = []) {
  const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
  const node = (id: string, name: string, children: object[] = []) => ({
    ...dates,
    ...{ id, name, subcontractor: false, ownerId: ids.ana, children },
  })
  const tree = parseOrganisationTree(node(ids.root, 'Root', [node(ids.north, 'North', [node(ids.depot, 'Depot')])]))
  const organisation = tree && organisationIn(tree, ids.root)
  if (!organisation) throw new Error('The tree of the test is wrong.')
  const viewer = { user: { id: ids.ewa } as SignedInUser, tree, isOnboarding: false }
  const facts = { bannedBy: bansIn(bans, tree), required: [], today: '2026-03-01', documents: new Map() }
  const verdictOf = (row: object) => judgeDriver(row as UserWithOrganisation, facts).verdict
  return { viewer, organisation, verdictOf }
}

/** The cells of each row, by header. */
function cellsOf([headers = [], ...rows]: (string | undefined)[][]) {
  return rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at]])))
}

const driver: UserWithOrganisation = {
  id: ids.ana,
  firstName: 'Ana',
  lastName: 'Horvat',
  email: 'ana@example.org',
  phoneNumber: '+48512001000',
  dtId: 42197,
  role: 'driver',
  status: 'overdue',
  organizationId: ids.north,
  organizationName: 'North',
  createdAt: '2026-01-02T12:04:05Z',
}

describe('an exported driver', () => {
  test('has the columns of the file', () => {
    expect(exportedRows(drivers, [driver], place())).toEqual([
      [
        'Driver ID',
        'First name',
        'Last name',
        'E-mail',
        'Phone',
        'Organisation',
        'Status',
        'Verdict',
        'Reason',
        'Document date',
        'Created',
        'Updated',
        'Verified',
        'Banned',
      ],
      [
        '042197',
        'Ana',
        'Horvat',
        'ana@example.org',
        '+48 512 001 000',
        'North',
        'Red',
        'Can’t drive',
        'Overdue',
        undefined,
        '2026-01-02',
        undefined,
        undefined,
        undefined,
      ],
    ])
  })

  test.each([
    [{ isPersonalDataHidden: true }, ['Hidden', 'Hidden', 'Hidden', 'Hidden']],
    [{ isEmailHidden: true }, ['Ana', 'Horvat', 'Hidden', '+48 512 001 000']],
  ])('stays masked where %j masks it', (flags, cells) => {
    expect(exportedRows(drivers, [{ ...driver, ...flags }], place())[1]?.slice(1, 5)).toEqual(cells)
  })

  test('has the organisation that set an inherited ban, as far as bans in view tell', () => {
    const rows = [
      { ...driver, status: 'banned_explicitly' },
      { ...driver, organizationId: ids.depot, status: 'banned_inherited' },
      { ...driver, id: ids.ewa, organizationId: ids.depot, status: 'banned_inherited' },
    ]
    expect(cellsOf(exportedRows(drivers, rows, place(rows))).map(({ Reason }) => Reason)).toEqual([
      'Banned by North',
      'Banned by North',
      'Banned by Root or North',
    ])
  })
})

const invitation = { organizationId: ids.root, createdAt: '2026-01-01T00:00:00Z', invitedBy: ids.ana }

test("an exported invitation has the server's reason for a failure, and its organisation", () => {
  const failed: InvitationItem = {
    ...invitation,
    id: ids.north,
    type: 'driver',
    phoneNumber: '+48512001000',
    batchId: '1',
    status: 'skipped',
    reason: 'Not delivered.',
  }
  const [row] = cellsOf(exportedRows(invitedDrivers, [failed], place()))
  expect(row).toMatchObject({ Reason: 'Not delivered.', Organisation: 'Root' })
})

test('the lists of drivers, and those of users, have the same columns in a file', () => {
  const [ofDrivers] = exportedRows(drivers, [], place())
  const [ofUsers] = exportedRows(users, [], place())
  const withoutInviter = ([headers]: ReturnType<typeof exportedRows>) =>
    headers?.filter((each) => each !== 'Invited by')
  expect(withoutInviter(exportedRows(invitedDrivers, [], place()))).toEqual(
    ofDrivers?.filter((header) => !['Verdict', 'Document date'].includes(header ?? '')),
  ) // nobody judges an invitation
  expect(withoutInviter(exportedRows(invitedUsers, [], place()))).toEqual(ofUsers)
  expect(ofUsers).toEqual([
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'Role',
    'Organisation',
    'Status',
    'Created',
    'Updated',
    'Verified',
  ])
})

test('a user is exported with the role that the list shows, an invited one with the organisation and its own status', () => {
  const user = { ...driver, dtId: undefined, role: 'admin', organizationName: 'Root', status: 'verified' } as const
  const people = exportedRows(users, [user, { ...user, id: ids.ewa }], place())
  const invited: InvitationItem = { ...invitation, id: ids.north, type: 'user', role: 'user', status: 'sent' }
  const rows = [...cellsOf(people), ...cellsOf(exportedRows(invitedUsers, [invited], place()))]
  expect(rows.map(({ Role, Organisation, Status }) => [Role, Organisation, Status])).toEqual([
    ['Owner', 'Root', 'Verified'],
    ['Admin', 'Root', 'Verified'],
    ['Viewer', 'Root', 'Invited'],
  ])
})
