import { type GrantName, isStatus } from '@driver-trust/domain'
import { useViewerRefetch } from '@driver-trust/domain/data'
import { useCallback, useEffect, useRef } from 'react'
import { usePermissions } from './usePermissions.ts'

/** For a refusal that the table cannot explain. */
const REFUSED = 'You are not allowed to do this here.'

export interface RefusedWork {
  grant: GrantName
  organisationId: string
}

/**
 * Explains a 403: looks again at who is signed in and what they see, and gives the sentence that the control then says. Undefined for
 * any other failure, also for work that was refused half-way: what is done of it has to be said.
 */
export function useRefusal(): (error: unknown, work: RefusedWork) => Promise<string | undefined> {
  const permissions = usePermissions()
  const refetchViewer = useViewerRefetch()
  const latest = useRef(permissions)
  useEffect(() => {
    latest.current = permissions
  })
  return useCallback(
    async (error, { grant, organisationId }) => {
      if (!isStatus(error, 403)) return undefined
      await refetchViewer()
      const permission = latest.current(organisationId)[grant]
      return permission.allowed ? REFUSED : permission.reason
    },
    [refetchViewer],
  )
}
