import { expect, test } from 'vitest'
import { isAdmin, isViewer, roleLabel, roles } from './role.ts'

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
