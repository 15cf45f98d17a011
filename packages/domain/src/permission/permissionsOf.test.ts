import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { organisationIn } from '../organisation/OrganisationTree.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { type GrantName, grantNames, type PermissionKind, permissionKinds } from './grants.ts'
import { type Account, permissionKindOf, permissionOnDriver, permissionOnUser, permissionsOf } from './permissionsOf.ts'

/**
 * The table of contract 6.3, written independently of the code: ✓ own and below, own, below, – never; columns in the
 * order of the kinds.
 */
const decided = `
  viewOrganisation         ✓     ✓     ✓     ✓     ✓     own   –
  viewUsers                ✓     ✓     ✓     ✓     ✓     own   –
  viewDrivers              ✓     ✓     ✓     ✓     ✓     own   –
  viewLiveStatuses         ✓     ✓     own   ✓     ✓     –     –
  inviteDrivers            ✓     ✓     own   –     –     –     –
  manageDriverInvitations  ✓     ✓     ✓     –     –     –     –
  setInternallyVerified    ✓     ✓     –     –     –     –     –
  banDriver                ✓     ✓     –     –     –     –     –
  liftBan                  ✓     ✓     –     –     –     –     –
  setStatus                ✓     ✓     –     –     –     –     –
  removeDriver             ✓     ✓     own   –     –     –     –
  inviteUsers              ✓     ✓     ✓     –     –     –     –
  withdrawUserInvitations  ✓     ✓     ✓     –     –     –     –
  changeUserRole           ✓     ✓     ✓     –     –     –     –
  removeUser               ✓     ✓     ✓     –     –     –     –
  createSubOrganisation    ✓     ✓     ✓     –     –     –     –
  setSubcontractor         ✓     below –     –     –     –     –
  renameOrganisation       ✓     ✓     ✓     –     –     –     –
  deleteOrganisation       below below below –     –     –     –
  viewSettings             ✓     ✓     own   ✓     own   own   –
  editSettings             ✓     own   own   –     –     –     –
  viewBilling              ✓     –     own   –     –     –     –
  viewPricing              ✓     –     own   –     –     –     –
  editBilling              ✓     –     own   –     –     –     –
  choosePlan               ✓     –     own   –     –     –     –
  editFees                 –     –     –     –     –     –     –
  viewSecurityContact      ✓     ✓     ✓     ✓     ✓     ✓     –
  exportList               ✓     ✓     own   ✓     ✓     –     –
  useOwnAccount            ✓     ✓     ✓     ✓     ✓     ✓     ✓
`
const rows = decided
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const kinds: readonly PermissionKind[] = [
  'root',
  'adminOfChildNonSubcontractor',
  'adminOfChild',
  'rootViewer',
  'viewerOfNonSubcontractor',
  'viewerChildOfSubcontractor',
  'unhandled',
]
const me = { id: sampleId(100) }
const empty = { users: 0, subOrganizations: 0, drivers: 0 }

test('the table covers every grant for every kind', () => {
  expect(rows.map(([grant]) => grant)).toEqual(grantNames)
  expect(permissionKinds).toEqual(kinds)
})

describe.each(kinds)('%s', (kind) => {
  test.each(rows)('%s', (...[grant, ...scopes]) => {
    const scope = scopes[kinds.indexOf(kind)]
    const isAlways = grant === 'useOwnAccount'
    const held = {
      own: scope === '✓' || scope === 'own',
      below: scope === '✓' || scope === 'below',
      outside: isAlways,
      none: isAlways,
    }
    for (const place of ['own', 'below', 'outside', 'none'] as const) {
      const permission = permissionsOf({
        viewer: viewerOf(kind),
        organisation: organisationAt(kind, place),
        counters: empty,
      })[
        grant as GrantName // a name of the table above, which the first test compares
      ]
      expect([place, permission.allowed]).toEqual([place, held[place]])
      if (permission.allowed) continue
      expect([place, permission.visible]).toEqual([place, scope !== '–'])
      expect(permission.reason).toMatch(/^[A-Z].*\.$/)
    }
  })
})

test.each(kinds)('a Super Admin who is %s can edit fees everywhere, and nobody else can', (kind) => {
  const viewer = viewerOf(kind)
  const question = { organisation: organisationAt(kind, 'below'), counters: empty }
  const tree = kind === 'unhandled' ? null : viewer.tree
  const asSuperAdmin = { user: viewer.user && { ...viewer.user, role: 'super_admin' }, tree }
  expect(permissionsOf({ ...question, viewer }).editFees).toMatchObject({ allowed: false, visible: false })
  expect(permissionsOf({ ...question, viewer: asSuperAdmin }).editFees.allowed).toBe(kind !== 'unhandled')
})

describe('the reason for a refusal', () => {
  test.each([
    ['rootViewer', 'inviteUsers', 'own', 'Viewers can’t change anything. Ask an admin of Organisation 1.'],
    [
      'viewerChildOfSubcontractor',
      'exportList',
      'own',
      'Viewers can’t change anything. Ask an admin of Organisation 1.',
    ],
    ['adminOfChild', 'banDriver', 'own', 'Admins of a subcontractor can’t do this.'],
    ['adminOfChildNonSubcontractor', 'viewBilling', 'own', 'Only admins of the root organisation can do this.'],
    ['unhandled', 'viewOrganisation', 'own', 'This account has no access to the console.'],
    ['root', 'editFees', 'own', 'Only Super Admins can do this.'],
    ['adminOfChild', 'inviteDrivers', 'below', 'You can only do this in your own organisation.'],
    ['viewerChildOfSubcontractor', 'viewDrivers', 'below', 'You can only see drivers of Organisation 1.'],
    ['viewerChildOfSubcontractor', 'viewUsers', 'below', 'You can only see users of Organisation 1.'],
    ['adminOfChildNonSubcontractor', 'setSubcontractor', 'own', 'You can only do this in your sub-organisations.'],
    ['root', 'deleteOrganisation', 'own', 'You can only do this in your sub-organisations.'],
    ['root', 'viewDrivers', 'outside', 'You can’t see this organisation.'],
    ['root', 'deleteOrganisation', 'none', 'You can’t see this organisation.'],
  ] as const)('of %s for %s at %s is "%s"', (...[kind, grant, place, reason]) => {
    const permissions = permissionsOf({
      viewer: viewerOf(kind),
      organisation: organisationAt(kind, place),
      counters: empty,
    })
    expect(permissions[grant]).toMatchObject({ allowed: false, reason })
  })
})

describe('an unmet condition', () => {
  test("disables driver invitations if they aren't switched on", () => {
    const organisation = { ...node('root', 'below'), isDriversInvitationAllowed: false }
    expect(permissionsOf({ viewer: viewerOf('root'), organisation }).inviteDrivers).toEqual({
      allowed: false,
      visible: true,
      reason: 'Driver invitations are not switched on for this organisation yet.',
    })
  })

  test.each([
    [undefined, 'We don’t know yet whether this organisation is empty.'],
    [{ ...empty, users: 1 }, 'This organisation still has 1 user.'],
    [{ ...empty, drivers: 2, subOrganizations: 1 }, 'This organisation still has 1 sub-organisation and 2 drivers.'],
    [
      { users: 2, drivers: 2, subOrganizations: 2 },
      'This organisation still has 2 users, 2 sub-organisations and 2 drivers.',
    ],
  ])('disables the deletion at %j', (counters, reason) => {
    const question = { viewer: viewerOf('root'), organisation: node('root', 'below'), counters }
    expect(permissionsOf(question).deleteOrganisation).toEqual({ allowed: false, visible: true, reason })
  })

  test("doesn't show a hidden control", () => {
    const question = { viewer: viewerOf('rootViewer'), organisation: node('rootViewer', 'below') }
    expect(permissionsOf(question).deleteOrganisation).toMatchObject({
      visible: false,
      reason: 'Viewers can’t change anything. Ask an admin of Organisation 1.',
    })
  })
})

describe('any viewer', () => {
  const roles = fc.oneof(
    fc.constantFrom('user', 'admin', 'super_admin', 'driver', '', '__proto__', 'toString'),
    fc.string(),
  )
  const viewers = fc.record({
    user: fc.option(fc.record({ id: fc.constantFrom(sampleId(100), sampleId(7)), role: roles })),
    tree: fc.option(
      fc
        .record({
          subcontractor: fc.boolean(),
          parentId: fc.option(fc.constant(sampleId(50))),
          ownerId: fc.constantFrom(sampleId(100), undefined),
        })
        .map((fields) =>
          parseOrganisationTree(sampleOrganisation(1, { ...fields, children: [sampleOrganisation(2)] })),
        ),
    ),
  })

  test('without a known role or a tree can only use their own account', () => {
    fc.assert(
      fc.property(viewers, (viewer) => {
        const isKnown =
          viewer.user && viewer.tree && (viewer.user.role === 'user' || viewer.user.role.endsWith('admin'))
        const organisation = viewer.tree ? organisationIn(viewer.tree, sampleId(1)) : undefined
        const allowed = Object.entries(permissionsOf({ viewer, organisation, counters: empty })).filter(
          ([, { allowed }]) => allowed,
        )
        if (!isKnown) expect(allowed.map(([grant]) => grant)).toEqual(['useOwnAccount'])
        expect(permissionKindOf(viewer) === 'unhandled').toBe(!isKnown)
      }),
    )
  })

  test('can do below a subcontractor what their kind can, whatever is below', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.boolean(), (kind, subcontractor) => {
        const organisation = { ...node(kind, 'below'), subcontractor }
        const plain = permissionsOf({ viewer: viewerOf(kind), organisation: node(kind, 'below'), counters: empty })
        expect(permissionsOf({ viewer: viewerOf(kind), organisation, counters: empty })).toEqual(plain)
      }),
    )
  })
})

/** A viewer of that kind, with one organisation below their own. */
function viewerOf(kind: PermissionKind): Account {
  const isBelow = /[cC]hild|NonSub/.test(kind)
  const subcontractor = kind === 'adminOfChild' || kind === 'viewerChildOfSubcontractor'
  const tree = parseOrganisationTree(
    sampleOrganisation(1, {
      subcontractor,
      isDriversInvitationAllowed: true,
      ...(isBelow && { parentId: sampleId(50) }),
      children: [sampleOrganisation(2, { isDriversInvitationAllowed: true })],
    }),
  )
  const role = kind === 'root' || kind.startsWith('admin') ? 'admin' : 'user'
  return { user: { ...me, role: kind === 'unhandled' ? 'driver' : role }, tree }
}

function organisationAt(kind: PermissionKind, place: 'own' | 'below' | 'outside' | 'none') {
  if (place === 'none') return undefined
  return place === 'outside' ? { ...node(kind, 'below'), id: sampleId(9) } : node(kind, place)
}

function node(kind: PermissionKind, place: 'own' | 'below') {
  const { tree } = viewerOf(kind)
  const found = tree ? organisationIn(tree, sampleId(place === 'own' ? 1 : 2)) : undefined
  if (!found) throw new Error(`The sample tree has no organisation ${place}.`)
  return found
}

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

  test('is unhandled without a user or an organisation', () => {
    const tree = parseOrganisationTree(sampleOrganisation(1))
    const user = { id: sampleId(7), role: 'admin' }
    for (const nothing of [null, undefined]) {
      expect(permissionKindOf({ user: nothing, tree })).toBe('unhandled')
      expect(permissionKindOf({ user, tree: nothing })).toBe('unhandled')
    }
  })
})

const tree = parseOrganisationTree(
  sampleOrganisation(1, { ownerId: sampleId(11), children: [sampleOrganisation(2, { ownerId: sampleId(22) })] }),
)
const organizationId = sampleId(2)
const admin = { user: { id: sampleId(7), role: 'admin' }, tree }
const viewer = { user: { id: sampleId(7), role: 'user' }, tree }
const colleague = { id: sampleId(8), role: 'user' }

describe.each(['changeUserRole', 'removeUser'] as const)('%s', (grant) => {
  test.each([
    ['a viewer', colleague, true, undefined],
    ['another admin', { ...colleague, role: 'admin' }, false, undefined],
    ['the last admin', { ...colleague, role: 'admin' }, true, 'This is the last admin of the organisation.'],
    ['oneself', { id: sampleId(7), role: 'admin' }, false, 'You can’t do this to yourself.'],
    ['the owner', { id: sampleId(22), role: 'admin' }, false, 'This is the owner of the organisation.'],
    ['the owner of the root', { id: sampleId(11), role: 'admin' }, false, 'This is the owner of the organisation.'],
    ['a Super Admin', { ...colleague, role: 'super_admin' }, false, 'You can’t do this to a Super Admin.'],
  ])('on %s', (...[, person, isLastAdmin, reason]) => {
    const permission = permissionOnUser(grant, { ...person, organizationId, hasOtherAdmin: !isLastAdmin }, admin)
    expect(permission).toEqual(reason === undefined ? { allowed: true } : { allowed: false, visible: true, reason })
  })

  test('refuses an admin until it is known whether there is another, and says no more than that', () => {
    const permission = permissionOnUser(grant, { ...colleague, role: 'admin', organizationId }, admin)
    expect(permission).toMatchObject({ reason: 'Whether there is another admin isn’t known yet.' })
  })

  test('is hidden from viewers for any user', () => {
    const permission = permissionOnUser(grant, { ...colleague, organizationId, hasOtherAdmin: true }, viewer)
    expect(permission).toEqual({
      allowed: false,
      visible: false,
      reason: 'Viewers can’t change anything. Ask an admin of Organisation 1.',
    })
  })
})

test.each([
  ['banned_explicitly', undefined, undefined],
  ['banned_inherited', { name: 'North' }, 'Inherited from North'],
  ['banned_inherited', undefined, 'Inherited from Organisation 1'],
  ['verified', undefined, 'This driver isn’t banned.'],
  ['teleported', { name: 'North' }, 'This driver isn’t banned.'],
])('a ban that is %s from %j', (...[status, origin, reason]) => {
  const permission = permissionOnDriver('liftBan', { organizationId, status, origin }, admin)
  expect(permission).toEqual(reason === undefined ? { allowed: true } : { allowed: false, visible: true, reason })
})
