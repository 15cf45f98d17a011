import { describe, expect, test } from 'vitest'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { permissionKindOf } from './permissionKindOf.ts'

const own = { ownerId: sampleId(100) }
const below = { parentId: sampleId(50) }
const sub = { subcontractor: true }

describe('the kind of viewer', () => {
  test.each([
    ['the owner of the root', own, sampleId(100), 'user', 'root'],
    ['the owner of the root, an admin', own, sampleId(100), 'admin', 'root'],
    ['an invited admin of the root', own, sampleId(7), 'admin', 'root'],
    ['an admin of a root without owner', {}, sampleId(7), 'admin', 'root'],
    ['a Super Admin of the root', own, sampleId(7), 'super_admin', 'root'],
    ['whose role ends with admin', own, sampleId(7), 'fleet_admin', 'root'],
    ['a viewer of the root', own, sampleId(7), 'user', 'rootViewer'],
    ['a viewer of a root that is a subcontractor', sub, sampleId(7), 'user', 'rootViewer'],
    ['an admin below', below, sampleId(7), 'admin', 'adminOfChildNonSubcontractor'],
    ['the owner below, a viewer', { ...below, ...own }, sampleId(100), 'user', 'viewerOfNonSubcontractor'],
    ['a viewer below', below, sampleId(7), 'user', 'viewerOfNonSubcontractor'],
    ['an admin of a subcontractor', { ...below, ...sub }, sampleId(7), 'admin', 'adminOfChild'],
    ['a Super Admin of a subcontractor', { ...below, ...sub }, sampleId(7), 'super_admin', 'adminOfChild'],
    ['a viewer of a subcontractor', { ...below, ...sub }, sampleId(7), 'user', 'viewerChildOfSubcontractor'],
    ['a driver who owns the root', own, sampleId(100), 'driver', 'unhandled'],
    ['an unknown role', own, sampleId(7), 'auditor', 'unhandled'],
    ['no role', own, sampleId(7), '', 'unhandled'],
  ] as const)('%s is %s', (...[, organisation, id, role, kind]) => {
    const tree = parseOrganisationTree(sampleOrganisation(1, organisation))
    expect(permissionKindOf({ user: { id, role }, tree })).toBe(kind)
  })

  test('without a user, or without an organisation yet, is unhandled', () => {
    const tree = parseOrganisationTree(sampleOrganisation(1))
    const user = { id: sampleId(7), role: 'admin' }
    for (const nothing of [null, undefined]) {
      expect(permissionKindOf({ user: nothing, tree })).toBe('unhandled')
      expect(permissionKindOf({ user, tree: nothing })).toBe('unhandled')
    }
  })
})
