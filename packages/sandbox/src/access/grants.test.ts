import { organisationIn, parseOrganisationTree } from '@driver-trust/domain/organisation'
import { grantNames, permissionKindOf, permissionsOf } from '@driver-trust/domain/permission'
import { describe, expect, it } from 'vitest'
import type { PersonaName } from '../personas.ts'
import { openSandbox } from '../testing/openSandbox.ts'
import { isGranted, placeOf } from './grants.ts'

const KINDS = {
  owner: 'root',
  admin: 'root',
  viewer: 'rootViewer',
  northAdmin: 'adminOfChildNonSubcontractor',
  northViewer: 'viewerOfNonSubcontractor',
  subAdmin: 'adminOfChild',
  subViewer: 'viewerChildOfSubcontractor',
  new: 'unhandled',
  driver: 'unhandled',
} as const satisfies Partial<Record<PersonaName, string>>
const nothing = { users: 0, subOrganizations: 0, drivers: 0 }

/** Driver invitations also depend on a switch, which is on everywhere here. */
async function openWithInvitations(persona: PersonaName, role?: 'super_admin') {
  const opened = openSandbox()
  const { world } = opened.sandbox.state
  for (const each of world.organisations.values()) each.isDriversInvitationAllowed = true
  const user = opened.person(persona)
  if (persona === 'driver') user.organizationId = opened.organisation('South').id
  if (role) user.role = role
  const tree = parseOrganisationTree((await opened.as(persona)('GET /organizations/')).body)
  return { world, user, viewer: { user, tree } }
}

describe('the product and the sandbox agree on permissions', () => {
  it.each(Object.entries(KINDS) as [keyof typeof KINDS, string][])('for %s, who is %s', async (persona, kind) => {
    const { world, user, viewer } = await openWithInvitations(persona)
    expect(permissionKindOf(viewer)).toBe(kind)
    compare(world, user, viewer)
  })

  it.each(['owner', 'viewer', 'northAdmin', 'northViewer', 'subAdmin', 'subViewer', 'new'] as const)(
    'for %s as a Super Admin',
    async (persona) => {
      const { world, user, viewer } = await openWithInvitations(persona, 'super_admin')
      compare(world, user, viewer)
    },
  )
})

type Opened = Awaited<ReturnType<typeof openWithInvitations>>

/** Every grant in every organisation: the viewer's own, those below it and those outside. */
function compare(world: Opened['world'], user: Opened['user'], viewer: Opened['viewer']) {
  const places = new Set<string>()
  for (const { id, name } of world.organisations.values()) {
    const organisation = viewer.tree ? organisationIn(viewer.tree, id) : undefined
    const permissions = permissionsOf({ viewer, organisation, counters: nothing })
    const place = placeOf(world, user, id)
    places.add(place)
    for (const grant of grantNames) {
      const decided = [name, place, grant, permissions[grant].allowed]
      expect([name, place, grant, isGranted(world, user, { grant, place })]).toEqual(decided)
    }
  }
  if (user.organizationId === undefined) expect([...places]).toEqual(['outside'])
  else if (user.role !== 'driver') expect(places.has('own') && places.has('below')).toBe(true)
}
