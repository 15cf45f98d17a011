import type { Counters } from '../organisation/Counters.ts'
import { deletionBlockerLabel, deletionBlockers } from '../organisation/deletionBlockers.ts'
import type { OrganisationNode } from '../organisation/OrganisationTree.ts'
import { organisationIn } from '../organisation/organisationIn.ts'
import { type GrantName, grantNames, grantScope } from './grants.ts'
import { type Permission, type Permissions, unless } from './Permission.ts'
import { permissionKindOf, type Viewer } from './permissionKindOf.ts'
import { neverReasons, placeReasons, superAdminReason } from './refusalReasons.ts'

/** Who looks at which organisation, and how much is in it once that is known (spec, section 6). */
export type PermissionQuestion = {
  viewer: Viewer
  organisation: OrganisationNode | undefined
  counters?: Counters | undefined
}

/** What a viewer may do with an organisation and the people in it, with the reason for each refusal (spec, section 6). */
export function permissionsOf(question: PermissionQuestion): Permissions {
  const answers = grantNames.map((grant): [GrantName, Permission] => [grant, permissionFor(grant, question)])
  return Object.fromEntries(answers) as Permissions // one entry for each grant name
}

/** One of them. */
export function permissionFor(grant: GrantName, question: PermissionQuestion): Permission {
  return unless(placePermission(grant, question), conditions[grant]?.(question))
}

function placePermission(grant: GrantName, { viewer, organisation }: PermissionQuestion): Permission {
  const kind = permissionKindOf(viewer)
  const scope = grantScope(grant, kind)
  if (scope === 'always') return { allowed: true }
  if (scope === 'never') return { allowed: false, visible: false, reason: neverReasons[kind] }
  if (scope === 'superAdmin' && viewer.user?.role !== 'super_admin') {
    return { allowed: false, visible: false, reason: superAdminReason }
  }
  const place = placeOf(viewer, organisation)
  if (place === 'outside') return { allowed: false, visible: true, reason: placeReasons.all }
  const isHere = scope === 'all' || scope === 'superAdmin' || scope === place
  return isHere ? { allowed: true } : { allowed: false, visible: true, reason: placeReasons[scope] }
}

function placeOf({ tree }: Viewer, organisation: OrganisationNode | undefined): 'own' | 'below' | 'outside' {
  if (!tree || !organisationIn(tree, organisation?.id)) return 'outside'
  return organisation?.id === tree.rootId ? 'own' : 'below'
}

/** What must be so beside the grant, as the reason why it is not. */
const conditions: Partial<Record<GrantName, (question: PermissionQuestion) => string | undefined>> = {
  inviteDrivers: ({ organisation }) =>
    organisation?.isDriversInvitationAllowed
      ? undefined
      : 'Driver invitations are not switched on for this organisation yet.',
  deleteOrganisation: ({ counters }) => {
    if (!counters) return 'It is not known yet what this organisation still has.'
    const blockers = deletionBlockers(counters).map(deletionBlockerLabel)
    return blockers.length > 0 ? `This organisation still has ${inWords(blockers)}.` : undefined
  },
}

function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${last}` : last
}
