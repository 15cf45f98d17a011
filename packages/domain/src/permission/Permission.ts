import type { GrantName } from './grants.ts'

/** The answer to "may I?": a refusal says why, and whether the control is shown disabled (`visible`) or not at all (spec, section 6). */
export type Permission = { allowed: true } | { allowed: false; visible: boolean; reason: string }

/** The answer for every grant (spec, section 6). */
export type Permissions = Readonly<Record<GrantName, Permission>>

/** The permission itself, unless there is a reason against it; a reason that the person can outlive leaves the control visible (spec, section 6). */
export function unless(permission: Permission, reason: string | undefined): Permission {
  return permission.allowed && reason !== undefined ? { allowed: false, visible: true, reason } : permission
}
