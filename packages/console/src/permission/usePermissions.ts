import { organisationIn, type Permissions, permissionsOf } from '@driver-trust/domain'
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
