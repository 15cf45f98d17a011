import { reads, useRead } from '@driver-trust/domain/data'
import { parseOrganisationSearch, usersRequest } from '@driver-trust/domain/list'
import { isAdmin } from '@driver-trust/domain/people'
import { useMemo } from 'react'
import { useViewer } from '../routing/useViewer.ts'
import { changeRole } from './changeRole.tsx'
import type { PersonAction, UserRow } from './PersonAction.ts'
import { removeUser } from './removeUser.tsx'

const userActions: readonly PersonAction<UserRow>[] = [changeRole, removeUser]

/** What can be done with a console user. Until it is known who the last admin is, nothing can with an admin. */
export function useUserActions(): readonly PersonAction<UserRow>[] {
  const hasOtherAdmin = useAdminCount() > 1
  return useMemo(
    () =>
      userActions.map((action) => ({
        ...action,
        permission: (user, viewer) => action.permission({ ...user, hasOtherAdmin }, viewer),
      })),
    [hasOtherAdmin],
  )
}

const USERS = parseOrganisationSearch('?view=users')

/** The admins in view, as the list of all users has them; 0 until it has loaded, and for viewers. */
function useAdminCount(): number {
  const viewer = useViewer()
  const request = usersRequest({ search: USERS, viewer, organisationId: viewer.tree.rootId })
  const { data } = useRead(isAdmin(viewer.user.role) && request.call === 'users' ? reads.everyUser(request) : null)
  return new Set(data?.rows.filter(({ role }) => isAdmin(role)).map(({ id }) => id)).size
}
