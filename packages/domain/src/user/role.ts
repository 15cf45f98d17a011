import { type OrganisationTree, organisationIn } from '../organisation/OrganisationTree.ts'
import type { Lenient } from '../struct/lenient.ts'

/** Every role, of people who use the console and of drivers. */
export const roles = ['user', 'admin', 'super_admin', 'driver'] as const

/** One of {@link roles}. */
export type Role = (typeof roles)[number]

const labels: Record<Role, string> = {
  user: 'Viewer',
  admin: 'Admin',
  super_admin: 'Super Admin',
  driver: 'Driver',
}

/** The name of a role, or an unknown word as it is. */
export function roleLabel(role: Lenient<Role>): string {
  return isRole(role) ? labels[role] : role
}

/** What a person is called by their role: the owner of the root organisation, whoever looks and wherever its tree shows it, or their role's label. */
export function personRoleLabel({ id, role }: { id: string; role: Lenient<Role> }, tree: OrganisationTree): string {
  const top = organisationIn(tree, tree.rootId)
  const isOwner = top !== undefined && top.parentId === undefined && top.ownerId === id
  return isOwner ? 'Owner' : roleLabel(role)
}

/** Says whether a role counts as admin, which it does when it ends with "admin". */
export function isAdmin(role: Lenient<Role>): boolean {
  return role.endsWith('admin')
}

/** Says whether a role counts as viewer, which only "user" does. */
export function isViewer(role: Lenient<Role>): boolean {
  return role === 'user'
}

function isRole(role: string): role is Role {
  return Object.hasOwn(labels, role)
}
