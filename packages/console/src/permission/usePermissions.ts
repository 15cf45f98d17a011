import { organisationIn, type Permission, type Permissions, permissionsOf } from '@driver-trust/domain'
import { useMemo } from 'react'
import { useViewer } from '../routing/useViewer.ts'

/** What the viewer may do in an organisation, by its id; each is decided once. */
export function usePermissions(): (organisationId: string | undefined) => Permissions {
  const viewer = useViewer()
  return useMemo(() => {
    const known = new Map<string | undefined, Permissions>()
    return (id) => {
      const permissions = known.get(id) ?? permissionsOf({ viewer, organisation: organisationIn(viewer.tree, id) })
      known.set(id, permissions)
      return permissions
    }
  }, [viewer])
}

/** Why a control is disabled, in the words of the table of permissions; undefined when it is not. */
export function disabledReasonOf(permission: Permission): string | undefined {
  return permission.allowed ? undefined : permission.reason
}

/** Whether a control is shown at all: hidden for those who can never use it anywhere. */
export function isShown(permission: Permission): boolean {
  return permission.allowed || permission.visible
}
