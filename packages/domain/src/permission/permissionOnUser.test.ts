import { describe, expect, test } from 'vitest'
import { organisationIn } from '../organisation/organisationIn.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { permissionOnUser } from './permissionOnUser.ts'
import { permissionToLiftBan } from './permissionToLiftBan.ts'

const tree = parseOrganisationTree(
  sampleOrganisation(1, { ownerId: sampleId(11), children: [sampleOrganisation(2, { ownerId: sampleId(22) })] }),
)
const organisation = tree ? organisationIn(tree, sampleId(2)) : undefined
const admin = { user: { id: sampleId(7), role: 'admin' }, tree }
const viewer = { user: { id: sampleId(7), role: 'user' }, tree }
const somebody = { id: sampleId(8), role: 'user' }

describe.each(['changeUserRole', 'removeUser'] as const)('%s', (grant) => {
  test.each([
    ['a viewer', somebody, true, undefined],
    ['another admin', { ...somebody, role: 'admin' }, false, undefined],
    ['the last admin', { ...somebody, role: 'admin' }, true, 'This is the last admin of the organisation.'],
    ['oneself', { id: sampleId(7), role: 'admin' }, false, 'You cannot do this to yourself.'],
    ['the owner', { id: sampleId(22), role: 'admin' }, false, 'This is the owner of the organisation.'],
    ['the owner of the root', { id: sampleId(11), role: 'admin' }, false, 'This is the owner of the organisation.'],
    ['a Super Admin', { ...somebody, role: 'super_admin' }, false, 'This cannot be done to a Super Admin.'],
  ])('on %s', (...[, person, isLastAdmin, reason]) => {
    const permission = permissionOnUser({ viewer: admin, organisation, grant, person, isLastAdmin })
    expect(permission).toEqual(reason === undefined ? { allowed: true } : { allowed: false, visible: true, reason })
  })

  test('is hidden from viewers, whoever it is about', () => {
    const permission = permissionOnUser({ viewer, organisation, grant, person: somebody, isLastAdmin: false })
    expect(permission).toEqual({ allowed: false, visible: false, reason: 'Viewers cannot do this.' })
  })
})

test.each([
  ['banned_explicitly', undefined, undefined],
  ['banned_inherited', { name: 'North' }, 'Inherited from North'],
  ['banned_inherited', undefined, 'Banned by an organisation above this one.'],
  ['verified', undefined, 'This driver is not banned.'],
  ['teleported', { name: 'North' }, 'This driver is not banned.'],
])('a ban that is %s from %j', (...[status, origin, reason]) => {
  const permission = permissionToLiftBan({ viewer: admin, organisation, status, origin })
  expect(permission).toEqual(reason === undefined ? { allowed: true } : { allowed: false, visible: true, reason })
})

test('lifting a ban is hidden from viewers', () => {
  expect(permissionToLiftBan({ viewer, organisation, status: 'banned_explicitly' })).toMatchObject({ visible: false })
})
