import { useViewerRefetch } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type GrantName, permissionsOf } from '@driver-trust/domain/permission'
import { useCallback } from 'react'

/** For a refusal that the permission table can't explain. */
const REFUSED = 'You can’t do this here.'

interface RefusedWork {
  grant: GrantName
  organisationId: string
}

/**
 * Explains a 403: refetches the user and the tree, and returns the reason that the control will then show. Undefined for any other
 * failure, and for work refused half-way, where the outcome so far has to be reported instead.
 */
export function useRefusal(): (error: unknown, work: RefusedWork) => Promise<string | undefined> {
  const refetchViewer = useViewerRefetch()
  return useCallback(
    async (error, { grant, organisationId }) => {
      if (!isStatus(error, 403)) return undefined
      const viewer = await refetchViewer()
      const organisation = viewer.tree ? organisationIn(viewer.tree, organisationId) : undefined
      const permission = permissionsOf({ viewer, organisation })[grant]
      return permission.allowed ? REFUSED : permission.reason
    },
    [refetchViewer],
  )
}
