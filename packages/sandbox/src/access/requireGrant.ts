import type { Counters } from '@driver-trust/domain'
import { type GrantName, organisationIn, parseOrganisationTree, permissionsOf } from '@driver-trust/domain'
import { Refusal } from '../routes/Refusal.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { organisationsInView } from './organisationsInView.ts'
import { treeOf } from './treeOf.ts'

interface Wanted {
  world: World
  person: Person
  organisationId: string
  grant: GrantName
  counters?: Counters
}

/** The organisation, if the person may do this in it; else 404 where it is out of view and 403 where the product's own table refuses. */
export function requireGrant({ world, person, organisationId, grant, counters }: Wanted): OrganisationRecord {
  const view = organisationsInView(world, person)
  const record = view.find(({ id }) => id === organisationId)
  const tree = parseOrganisationTree(treeOf(view))
  if (!record || !tree) throw new Refusal(404, 'not_found')
  const permission = permissionsOf({
    viewer: { user: person, tree },
    organisation: organisationIn(tree, organisationId),
    ...(counters && { counters }),
  })[grant]
  if (!permission.allowed) throw new Refusal(403, 'forbidden')
  return record
}
