import { permissionOnUser } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { DeleteIcon } from '@driver-trust/ui/icon'
import type { UserRow } from '../person/PersonRow.ts'
import type { PersonAction } from './PersonAction.ts'

export const removeUser: PersonAction<UserRow> = {
  id: 'remove',
  label: 'Remove user',
  icon: <DeleteIcon />,
  grant: 'removeUser',
  permission: (user, viewer) => permissionOnUser('removeUser', user, viewer),
  risk: 'dangerous',
  question: { one: (name) => `Remove ${name}?`, several: (count) => `Remove ${countOf(count, 'user')}` },
  consequence: (organisation) => `They’ll lose access to ${organisation}. To come back, they’ll need a new invitation.`,
  perform: ({ writes }, { id, organizationId = '' }) =>
    writes.removeMember({ organization_id: organizationId, user_id: id }),
  success: {
    text: 'User has been removed from your organisation.',
    several: (count) => `${countOf(count, 'user')} removed`,
  },
  failure: 'User could not be removed from your organisation. Please try again later.',
}
