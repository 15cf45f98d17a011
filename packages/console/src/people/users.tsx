import { usersRequest } from '@driver-trust/domain/list'
import { personRoleLabel, type UserWithOrganisation } from '@driver-trust/domain/people'
import { useUserActions } from '../actions/useUserActions.ts'
import { paths } from '../paths.ts'
import {
  created,
  email,
  type ListColumn,
  linkedName,
  organisation,
  phone,
  status,
  updated,
  verified,
} from './columns.tsx'
import type { ListDefinition } from './ListDefinition.ts'

type User = UserWithOrganisation

const name = linkedName('viewUsers', (orgId, userId) => paths.user.href({ orgId, userId }))

const role: ListColumn<User> = {
  id: 'role',
  header: 'Role',
  width: 112,
  phone: 'line',
  isOptional: true,
  cell: (user, { viewer }) => personRoleLabel(user, viewer.tree),
  exported: [{ header: 'Role', text: (user, { viewer }) => personRoleLabel(user, viewer.tree) }],
}

/** Those who use the console for an organisation and its sub-organisations. */
export const users: ListDefinition<User> = {
  name: 'users-active',
  title: 'Users',
  request: usersRequest,
  columns: [
    name,
    status,
    role,
    organisation,
    email,
    { ...phone, isExtra: true },
    { ...verified, isExtra: true },
    updated,
    { ...created, isExtra: true },
  ],
  exported: [name, email, phone, role, organisation, status, created, updated, verified],
  useActions: useUserActions,
  isBulk: (action) => !('field' in action),
  empty: {
    title: 'No users yet',
    description: 'People who use the console for this organisation will be listed here.',
    invite: 'user',
  },
}
