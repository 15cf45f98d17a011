import { permissionOnUser } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { DeleteIcon } from '@driver-trust/ui/icon'
import type { PersonAction, UserRow } from './PersonAction.ts'

export const removeUser: PersonAction<UserRow> = {
  id: 'remove',
  label: 'Remove user',
  icon: <DeleteIcon />,
  isDangerous: true,
  grant: 'removeUser',
  permission: (user, viewer) => permissionOnUser('removeUser', user, viewer),
  question: (name) => `Remove ${name}?`,
  bulkTitle: (count) => `Remove ${countOf(count, 'user')}`,
  consequence: (organisation) => `They’ll lose access to ${organisation}. To come back, they’ll need a new invitation.`,
  perform: ({ writes }, { id, organizationId = '' }) =>
    writes.removeMember({ organization_id: organizationId, user_id: id }),
  success: () => 'User has been removed from your organisation.',
  failure: () => 'User could not be removed from your organisation. Please try again later.',
}
