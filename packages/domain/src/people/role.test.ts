import { expect, test } from 'vitest'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { isAdmin, isViewer, personRoleLabel, roleLabel, roles } from './role.ts'

test.each([
  ['user', 'Viewer', false, true],
  ['admin', 'Admin', true, false],
  ['super_admin', 'Super Admin', true, false],
  ['driver', 'Driver', false, false],
  ['fleet_admin', 'fleet_admin', true, false],
  ['administrator', 'administrator', false, false],
  ['', '', false, false],
  ['toString', 'toString', false, false],
])('%j is called %j, is admin: %s, is viewer: %s', (...[role, label, admin, viewer]) => {
  expect([roleLabel(role), isAdmin(role), isViewer(role)]).toEqual([label, admin, viewer])
})

test('there are four roles', () => {
  expect(roles).toEqual(['user', 'admin', 'super_admin', 'driver'])
})

test("the root's owner is called so everywhere, and everyone else by role", () => {
  const treeWith = (fields: Record<string, unknown>) => {
    const tree = parseOrganisationTree(sampleOrganisation(1, fields))
    if (!tree) throw new Error('The sample is a tree.')
    return tree
  }
  const owner = { id: sampleId(7), role: 'admin' }
  expect(personRoleLabel(owner, treeWith({ ownerId: owner.id }))).toBe('Owner')
  expect(personRoleLabel({ ...owner, id: sampleId(8) }, treeWith({ ownerId: owner.id }))).toBe('Admin')
  expect(personRoleLabel(owner, treeWith({}))).toBe('Admin')
  expect(personRoleLabel(owner, treeWith({ ownerId: owner.id, parentId: sampleId(9) }))).toBe('Admin')
})
