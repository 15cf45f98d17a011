import { parseOrganisationSearch } from '@driver-trust/domain/list'
import { parseOrganisationTree } from '@driver-trust/domain/organisation'
import { expect, test } from 'vitest'
import { exportedPeople, exportFileName } from './useExport.ts'

const now = new Date(2026, 2, 1, 23, 59)

test.each([
  ['North', '', 'North drivers-active 2026-03-01.csv'],
  ['North', '?statusBadge=overdue&page=3', 'North drivers-active Status Red overdue 2026-03-01.csv'],
  ['A/B: "C"', '?view=users&role=admin', 'A B C users-active Role Admin 2026-03-01.csv'],
  ['North', '?drivers=banned&lastName=../x', 'North drivers-banned Last name .. x 2026-03-01.csv'],
])('the export of %s%s is called %s', (name, address, file) => {
  expect(exportFileName({ name }, parseOrganisationSearch(address), now).replace(/ +/g, ' ')).toBe(file)
})

test('a long name leaves room for the date', () => {
  const file = exportFileName({ name: 'x'.repeat(300) }, parseOrganisationSearch(''), now)
  expect(file).toHaveLength(120 + ' 2026-03-01.csv'.length)
})

test('an inherited ban is exported with the organisation that set it', () => {
  const organisation = (id: string, name: string, children: object[] = []) => ({
    id,
    name,
    subcontractor: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    children,
  })
  const tree = parseOrganisationTree(
    organisation(ids.root, 'Root', [organisation(ids.north, 'North', [organisation(ids.depot, 'Depot')])]),
  )
  if (!tree) throw new Error('The tree of the test is wrong.')
  const record = { id: ids.ana, role: 'driver', createdAt: '2026-01-01T00:00:00Z', organizationName: '' } as const
  const people = exportedPeople(
    [
      { ...record, organizationId: ids.north, status: 'banned_explicitly' },
      { ...record, organizationId: ids.depot, status: 'banned_inherited' },
      { ...record, id: ids.ewa, organizationId: ids.depot, status: 'banned_inherited' },
    ],
    tree,
  )
  expect(people.map(({ bannedBy }) => bannedBy)).toEqual([undefined, 'North', undefined])
})

test('a user is exported with the role that the list shows, and an invitation with its organisation', () => {
  const tree = parseOrganisationTree({
    id: ids.root,
    name: 'Root',
    subcontractor: false,
    ownerId: ids.ana,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    children: [],
  })
  if (!tree) throw new Error('The tree of the test is wrong.')
  const record = { organizationId: ids.root, createdAt: '2026-01-01T00:00:00Z' }
  const user = { ...record, role: 'admin', organizationName: 'Root', status: 'verified' } as const
  const people = exportedPeople(
    [
      { ...user, id: ids.ana },
      { ...user, id: ids.ewa },
      { ...record, id: ids.north, type: 'user', role: 'user', status: 'sent', invitedBy: ids.ana },
    ],
    tree,
  )
  expect(people.map(({ role, organizationName }) => [role, organizationName])).toEqual([
    ['Owner', 'Root'],
    ['Admin', 'Root'],
    ['Viewer', 'Root'],
  ])
})

const ids = Object.fromEntries(
  ['root', 'north', 'depot', 'ana', 'ewa'].map((name, at) => [name, `00000000-0000-4000-8000-00000000000${at}`]),
) as Record<'root' | 'north' | 'depot' | 'ana' | 'ewa', string>
