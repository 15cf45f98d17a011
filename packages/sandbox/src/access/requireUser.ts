import { Refusal } from '../routes/Refusal.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { organisationsInView } from './organisationsInView.ts'
import { requireGrant } from './requireGrant.ts'

interface Wanted {
  world: World
  person: Person
  userId: string
  grant: 'changeUserRole' | 'removeUser'
}

/** The user of the console, if the person may do this to them; never oneself, the owner, a Super Admin or the last admin in view. */
export function requireUser({ world, person, userId, grant }: Wanted): Person {
  const user = world.people.get(userId)
  if (!user?.organizationId || user.role === 'driver') throw new Refusal(404, 'not_found')
  const { ownerId } = requireGrant({ world, person, organisationId: user.organizationId, grant })
  const view = organisationsInView(world, person)
  const inView = new Set(view.map(({ id }) => id))
  const admins = [...world.people.values()].filter(
    ({ role, organizationId = '' }) => (role === 'admin' || role === 'super_admin') && inView.has(organizationId),
  )
  const isOwner = user.id === ownerId || user.id === view[0]?.ownerId
  const isLastAdmin = admins.length === 1 && admins[0] === user
  if (user === person || isOwner || user.role === 'super_admin' || isLastAdmin) throw new Refusal(403, 'forbidden')
  return user
}
