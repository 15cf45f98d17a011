import { reads, useRead } from '@driver-trust/domain/data'
import { parseOrganisationSearch, usersRequest } from '@driver-trust/domain/list'
import { isAdmin } from '@driver-trust/domain/people'
import { useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import type { UserRow } from '../person/PersonRow.ts'
import { changeRole } from './changeRole.tsx'
import type { AskedAction } from './PersonAction.ts'
import { removeUser } from './removeUser.tsx'

const userActions: readonly AskedAction<UserRow>[] = [changeRole, removeUser]

/** What can be done with a console user. Until it is known who the last admin is, nothing can with an admin. */
export function useUserActions(): readonly AskedAction<UserRow>[] {
  const viewer = useViewer()
  const request = usersRequest({ search: USERS, viewer, organisationId: viewer.tree.rootId })
  const { data } = useRead(isAdmin(viewer.user.role) && request.call === 'users' ? reads.everyUser(request) : null)
  const hasOtherAdmin = data && new Set(data.rows.filter(({ role }) => isAdmin(role)).map(({ id }) => id)).size > 1
  return useMemo(
    () =>
      userActions.map((action) => ({
        ...action,
        permission: (user, viewer) => action.permission({ ...user, hasOtherAdmin }, viewer),
      })),
    [hasOtherAdmin],
  )
}

/** The query that finds every admin in view; only sent for viewers who are admins themselves. */
const USERS = parseOrganisationSearch('?view=users')
