import { isStatus } from '@driver-trust/domain/http'
import { type AssignableRole, assignableRoles, isAdmin, roleLabel } from '@driver-trust/domain/people'
import { permissionOnUser } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { EditIcon } from '@driver-trust/ui/icon'
import { CHANGED_MEANWHILE } from '../form/useSubmit.ts'
import type { PersonAction, UserRow } from './PersonAction.ts'

const roleHints: Record<AssignableRole, string> = {
  user: 'Can see drivers and users of the organisation and its sub-organisations, but can’t change anything.',
  admin: 'Can invite, change and remove drivers and users, and create sub-organisations.',
}

/** The roles a user can be given. */
export const roleChoices = assignableRoles.map((value) => ({ value, label: roleLabel(value), hint: roleHints[value] }))

export const changeRole: PersonAction<UserRow> = {
  id: 'changeRole',
  label: 'Change role',
  icon: <EditIcon />,
  isDangerous: false,
  grant: 'changeUserRole',
  permission: (user, viewer) => permissionOnUser('changeUserRole', user, viewer),
  question: (name) => `Change the role of ${name}`,
  bulkTitle: (count) => `Change the role of ${countOf(count, 'user')}`,
  consequence: 'This takes effect immediately, even if they’re signed in.',
  asks: { call: 'changeRole', name: 'role', label: 'Role', options: roleChoices },
  choiceOf: ({ role }) => (isAdmin(role) ? 'admin' : 'user'),
  perform: ({ writes }, { id }, chosen) =>
    writes.changeRole({ user_id: id, role: chosen === 'admin' ? 'admin' : 'user' }),
  success: () => 'Role has been changed.',
  failure: (error) => (isStatus(error, 409) ? CHANGED_MEANWHILE : 'Role could not be changed. Please try again later.'),
}
