import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { organisationIn } from '../organisation/organisationIn.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { type GrantName, grantNames } from './grants.ts'
import { type PermissionKind, permissionKinds } from './permissionKind.ts'
import { permissionKindOf, type Viewer } from './permissionKindOf.ts'
import { permissionsOf } from './permissionsOf.ts'

/** Written from the decisions, not from the code: ✓ own and below, own, below, – never; columns in the order of the kinds. */
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

test('the table decides on every grant for every kind', () => {
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

test.each(kinds)('a Super Admin who is %s may edit fees wherever they look, and nobody else', (kind) => {
  const viewer = viewerOf(kind)
  const question = { organisation: organisationAt(kind, 'below'), counters: empty }
  const tree = kind === 'unhandled' ? null : viewer.tree
  const asSuperAdmin = { user: viewer.user && { ...viewer.user, role: 'super_admin' }, tree }
  expect(permissionsOf({ ...question, viewer }).editFees).toMatchObject({ allowed: false, visible: false })
  expect(permissionsOf({ ...question, viewer: asSuperAdmin }).editFees.allowed).toBe(kind !== 'unhandled')
})

describe('the sentence of a refusal', () => {
  test.each([
    ['rootViewer', 'inviteUsers', 'own', 'Viewers cannot do this.'],
    ['viewerChildOfSubcontractor', 'exportList', 'own', 'Viewers of a subcontractor cannot do this.'],
    ['adminOfChild', 'banDriver', 'own', 'Admins of a subcontractor cannot do this.'],
    ['adminOfChildNonSubcontractor', 'viewBilling', 'own', 'Only admins of the root organisation can do this.'],
    ['unhandled', 'viewOrganisation', 'own', 'This account has no access to the console.'],
    ['root', 'editFees', 'own', 'Only a Super Admin can do this.'],
    ['adminOfChild', 'inviteDrivers', 'below', 'You can do this in your own organisation only.'],
    ['adminOfChildNonSubcontractor', 'setSubcontractor', 'own', 'You can do this in organisations below yours only.'],
    ['root', 'deleteOrganisation', 'own', 'You can do this in organisations below yours only.'],
    ['root', 'viewDrivers', 'outside', 'This organisation is not in your view.'],
    ['root', 'deleteOrganisation', 'none', 'This organisation is not in your view.'],
  ] as const)('of %s for %s at %s is "%s"', (...[kind, grant, place, reason]) => {
    const permissions = permissionsOf({
      viewer: viewerOf(kind),
      organisation: organisationAt(kind, place),
      counters: empty,
    })
    expect(permissions[grant]).toMatchObject({ allowed: false, reason })
  })
})

describe('a condition that is not met', () => {
  test('disables driver invitations where they are not switched on', () => {
    const organisation = { ...node('root', 'below'), isDriversInvitationAllowed: false }
    expect(permissionsOf({ viewer: viewerOf('root'), organisation }).inviteDrivers).toEqual({
      allowed: false,
      visible: true,
      reason: 'Driver invitations are not switched on for this organisation yet.',
    })
  })

  test.each([
    [undefined, 'It is not known yet what this organisation still has.'],
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

  test('does not make a hidden control visible', () => {
    const question = { viewer: viewerOf('rootViewer'), organisation: node('rootViewer', 'below') }
    expect(permissionsOf(question).deleteOrganisation).toMatchObject({
      visible: false,
      reason: 'Viewers cannot do this.',
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

  test('without a known role or a tree may use the own account and nothing else', () => {
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

  test('may do below a subcontractor what the kind may do, whatever is below', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.boolean(), (kind, subcontractor) => {
        const organisation = { ...node(kind, 'below'), subcontractor }
        const plain = permissionsOf({ viewer: viewerOf(kind), organisation: node(kind, 'below'), counters: empty })
        expect(permissionsOf({ viewer: viewerOf(kind), organisation, counters: empty })).toEqual(plain)
      }),
    )
  })
})

/** Somebody of that kind, with one organisation below their own. */
function viewerOf(kind: PermissionKind): Viewer {
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
