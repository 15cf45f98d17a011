import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { type Permission, type Permissions, permissionsOf } from '@driver-trust/domain/permission'
import { useCallback } from 'react'
import { perViewer, useViewer } from './useViewer.ts'

/** What each viewer may do, by organisation id. */
const known = perViewer(() => new Map<string | undefined, Permissions>())

/** The viewer's permissions by organisation id, each computed once. */
export function usePermissions(): (organisationId: string | undefined) => Permissions {
  const viewer = useViewer()
  return useCallback(
    (id) => {
      const all = known(viewer)
      const permissions = all.get(id) ?? permissionsOf({ viewer, organisation: organisationIn(viewer.tree, id) })
      all.set(id, permissions)
      return permissions
    },
    [viewer],
  )
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
