import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { type Permission, type Permissions, permissionsOf } from '@driver-trust/domain/permission'
import { useMemo } from 'react'
import { useViewer } from './useViewer.ts'

/** The viewer's permissions by organisation id, each computed once. */
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

/** Whether the viewer can see the people of anything below an organisation. */
export function useSeesBranch({ childIds }: Pick<OrganisationNode, 'childIds'>): boolean {
  const permissions = usePermissions()
  return childIds.some((id) => permissions(id).viewDrivers.allowed)
}

/** Why a control is disabled, in the words of the permission table; undefined if it is enabled. */
export function disabledReasonOf(permission: Permission): string | undefined {
  return permission.allowed ? undefined : permission.reason
}

/** Whether to show a control at all: it is hidden if the viewer could never use it anywhere. */
export function isShown(permission: Permission): boolean {
  return permission.allowed || permission.visible
}
