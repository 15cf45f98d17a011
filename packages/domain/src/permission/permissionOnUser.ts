import { organisationIn } from '../organisation/organisationIn.ts'
import { isAdmin } from '../user/role.ts'
import { type Permission, unless } from './Permission.ts'
import { type PermissionQuestion, permissionFor } from './permissionsOf.ts'

/** A user of the console on whom something is to be done; `isLastAdmin` when no other admin is in view (spec, section 6). */
export type UserQuestion = PermissionQuestion & {
  grant: 'changeUserRole' | 'removeUser'
  person: { id: string; role: string }
  isLastAdmin: boolean
}

/** Whether a viewer may change the role of a user or remove them: never oneself, the owner, a Super Admin or the last admin (spec, section 6). */
export function permissionOnUser(question: UserQuestion): Permission {
  return unless(permissionFor(question.grant, question), reasonAgainst(question))
}

function reasonAgainst({ viewer, organisation, person, isLastAdmin }: UserQuestion): string | undefined {
  const root = viewer.tree ? organisationIn(viewer.tree, viewer.tree.rootId) : undefined
  if (person.id === viewer.user?.id) return 'You cannot do this to yourself.'
  if ([organisation?.ownerId, root?.ownerId].includes(person.id)) return 'This is the owner of the organisation.'
  if (person.role === 'super_admin') return 'This cannot be done to a Super Admin.'
  return isLastAdmin && isAdmin(person.role) ? 'This is the last admin of the organisation.' : undefined
}
