import type { Permission } from '@driver-trust/domain'

/** Why a control is disabled, in the words of the table of permissions; undefined when it is not. */
export function disabledReasonOf(permission: Permission): string | undefined {
  return permission.allowed ? undefined : permission.reason
}

/** Whether a control is shown at all: hidden for those who can never use it anywhere. */
export function isShown(permission: Permission): boolean {
  return permission.allowed || permission.visible
}
