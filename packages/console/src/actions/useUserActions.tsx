import { reads, useRead } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { parseOrganisationSearch, usersRequest } from '@driver-trust/domain/list'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type AssignableRole, assignableRoles, isAdmin, RoleChange, roleLabel } from '@driver-trust/domain/people'
import { permissionOnUser } from '@driver-trust/domain/permission'
import { validator } from '@driver-trust/domain/struct'
import { DeleteIcon, EditIcon } from '@driver-trust/ui/icon'
import { useMemo } from 'react'
import { CHANGED_MEANWHILE } from '../form/useSubmit.ts'
import { useViewer } from '../routing/useViewer.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'

export interface UserRow extends PersonRow {
  role: string
}

const roleHints: Record<AssignableRole, string> = {
  user: 'Sees drivers and users of the organisation and of those below it, and changes nothing.',
  admin: 'Invites, changes and removes drivers and users, and creates organisations below this one.',
}

/** The roles a user can be given. */
export const roleChoices = assignableRoles.map((value) => ({
  value,
  label: roleLabel(value),
  hint: roleHints[value],
}))

const validateRole = validator(RoleChange)

/** Actions on console users. Until it is known who the last admin is, none can be taken on admins. */
export function useUserActions(): readonly PersonAction<UserRow>[] {
  const viewer = useViewer()
  const isAlone = useAdminCount() < 2
  return useMemo(() => {
    const permission = (grant: 'changeUserRole' | 'removeUser') => (user: UserRow) =>
      permissionOnUser({
        viewer,
        organisation: organisationIn(viewer.tree, user.organizationId),
        grant,
        person: user,
        isLastAdmin: isAlone,
      })
    const changeRole: PersonAction<UserRow> = {
      id: 'changeRole',
      label: 'Change role',
      icon: <EditIcon />,
      isDangerous: false,
      grant: 'changeUserRole',
      question: (name) => `Change the role of ${name}`,
      consequence: 'This takes effect immediately, even if they’re signed in.',
      choice: { name: 'role', label: 'Role', options: roleChoices, validate: validateRole },
      choiceOf: ({ role }) => (isAdmin(role) ? 'admin' : 'user'),
      permission: permission('changeUserRole'),
      perform: async ({ writes }, { id }, chosen) =>
        void (await writes.changeRole({ user_id: id, role: chosen === 'admin' ? 'admin' : 'user' })),
      success: () => 'Role has been changed.',
      failure: (error) =>
        isStatus(error, 409) ? CHANGED_MEANWHILE : 'Role could not be changed. Please try again later.',
    }
    const remove: PersonAction<UserRow> = {
      id: 'remove',
      label: 'Remove user',
      icon: <DeleteIcon />,
      isDangerous: true,
      grant: 'removeUser',
      question: (name) => `Remove ${name}?`,
      consequence: 'They lose access to this organisation. To come back they need a new invitation.',
      permission: permission('removeUser'),
      perform: async ({ writes }, { id, organizationId = '' }) =>
        void (await writes.removeMember({ organization_id: organizationId, user_id: id })),
      success: () => 'User has been removed from your organisation.',
      failure: () => 'User could not be removed from your organisation. Please try again later.',
    }
    return [changeRole, remove]
  }, [viewer, isAlone])
}

const USERS = parseOrganisationSearch('?view=users')

/** The admins in view, as the list of all users has them; 0 until it has loaded, and for viewers. */
function useAdminCount(): number {
  const viewer = useViewer()
  const request = usersRequest({ search: USERS, viewer, organisationId: viewer.tree.rootId })
  const { data } = useRead(isAdmin(viewer.user.role) && request.call === 'users' ? reads.everyUser(request) : null)
  return new Set(data?.rows.filter(({ role }) => isAdmin(role)).map(({ id }) => id)).size
}
