import { isAdmin, organisationIn, parseOrganisationTree, permissionOnUser } from '@driver-trust/domain'
import { Refusal } from '../routes/Refusal.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { organisationsInView } from './organisationsInView.ts'
import { treeOf } from './treeOf.ts'

interface Wanted {
  world: World
  person: Person
  userId: string
  grant: 'changeUserRole' | 'removeUser'
}

/** The user of the console, if the person may do this to them; never oneself, the owner, a Super Admin or the last admin. */
export function requireUser({ world, person, userId, grant }: Wanted): Person {
  const user = world.people.get(userId)
  const view = organisationsInView(world, person)
  const tree = parseOrganisationTree(treeOf(view))
  const isInView = view.some(({ id }) => id === user?.organizationId)
  if (!user || user.role === 'driver' || !tree || !isInView) throw new Refusal(404, 'not_found')
  const inView = new Set(view.map(({ id }) => id))
  const admins = [...world.people.values()].filter(
    (each) => isAdmin(each.role) && inView.has(each.organizationId ?? ''),
  )
  const permission = permissionOnUser({
    viewer: { user: person, tree },
    organisation: organisationIn(tree, user.organizationId),
    grant,
    person: user,
    isLastAdmin: admins.length === 1 && admins[0]?.id === user.id,
  })
  if (!permission.allowed) throw new Refusal(403, 'forbidden')
  return user
}
