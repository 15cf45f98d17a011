import { isBanned } from '@driver-trust/domain/driver'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { DeleteIcon } from '@driver-trust/ui/icon'
import type { DriverAction } from './PersonAction.ts'

export const removeDriver: DriverAction = {
  id: 'removeDriver',
  label: 'Delete driver',
  icon: <DeleteIcon />,
  grant: 'removeDriver',
  permission: (driver, viewer) => permissionOnDriver('removeDriver', driver, viewer),
  risk: 'dangerous',
  question: { one: (name) => `Delete ${name}?`, several: (count) => `Delete ${countOf(count, 'driver')}` },
  consequence: (organisation, rows) => {
    const left = `They’ll leave ${organisation}. To come back, they’ll need a new invitation.`
    return rows.some(({ status }) => isBanned(status)) ? `${left} A ban of theirs won’t be listed any more.` : left
  },
  perform: ({ writes }, { id, organizationId = '' }) =>
    writes.removeMember({ organization_id: organizationId, user_id: id }),
  success: {
    text: 'Driver has been deleted from your organisation.',
    several: (count) => `${countOf(count, 'driver')} deleted`,
    outcomes: [],
  },
  failure: 'Driver could not be deleted. Please try again later.',
}
