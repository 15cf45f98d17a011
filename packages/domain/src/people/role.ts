import { type OrganisationTree, organisationIn } from '../organisation/OrganisationTree.ts'
import type { Lenient } from '../struct/lenient.ts'

const labels = {
  user: 'Viewer',
  admin: 'Admin',
  super_admin: 'Super Admin',
  driver: 'Driver',
}

export type Role = keyof typeof labels

export const roles = Object.keys(labels) as Role[] // Object.keys widens them

/** The label of a role, or an unknown one as it is. */
export function roleLabel(role: Lenient<Role>): string {
  return Object.hasOwn(labels, role) ? labels[role as Role] : role
}

/** The label of a person's role; the root's owner is called so for every viewer and wherever its tree shows. */
export function personRoleLabel({ id, role }: { id: string; role: Lenient<Role> }, tree: OrganisationTree): string {
  const top = organisationIn(tree, tree.rootId)
  const isOwner = top !== undefined && top.parentId === undefined && top.ownerId === id
  return isOwner ? 'Owner' : roleLabel(role)
}

/** True if the role ends with "admin" (contract 6.1.2). */
export function isAdmin(role: Lenient<Role>): boolean {
  return role.endsWith('admin')
}

/** True for "user" only (contract 6.1.2). */
export function isViewer(role: Lenient<Role>): boolean {
  return role === 'user'
}
