import { isStatus } from '@driver-trust/domain/http'
import { type AssignableRole, assignableRoles, isAdmin, roleLabel } from '@driver-trust/domain/people'
import { permissionOnUser } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { EditIcon } from '@driver-trust/ui/icon'
import { CHANGED_MEANWHILE } from '../form/useSubmit.ts'
import type { UserRow } from '../person/PersonRow.ts'
import type { AskingAction, FormAction } from './PersonAction.ts'

const roleHints: Record<AssignableRole, string> = {
  user: 'Can see drivers and users of the organisation and its sub-organisations, but can’t change anything.',
  admin:
    'Can invite, change and remove drivers and users, create sub-organisations, and change settings, including billing where the organisation has its own.',
}

export const roleChoices = assignableRoles.map((value) => ({ value, label: roleLabel(value), hint: roleHints[value] }))

const asking: AskingAction<UserRow> = {
  id: 'changeRole',
  label: 'Change role',
  icon: <EditIcon />,
  grant: 'changeUserRole',
  permission: (user, viewer) => permissionOnUser('changeUserRole', user, viewer),
  question: {
    one: (name) => `Change the role of ${name}`,
    several: (count) => `Change the role of ${countOf(count, 'user')}`,
  },
  consequence: 'This takes effect immediately, even if they’re signed in.',
}

export const changeRole: FormAction<UserRow> = {
  ...asking,
  field: { call: 'changeRole', name: 'role', label: 'Role', options: roleChoices },
  presentIn: ({ role }) => (isAdmin(role) ? 'admin' : 'user'),
  choose: (role) => ({
    ...asking,
    perform: ({ writes }, { id }) => writes.changeRole({ user_id: id, role: role === 'admin' ? 'admin' : 'user' }),
    success: { text: 'Role has been changed.', several: (count) => `Role of ${countOf(count, 'user')} changed` },
    failure: (error) => ({
      text: isStatus(error, 409) ? CHANGED_MEANWHILE : 'Role could not be changed. Please try again later.',
    }),
  }),
}
