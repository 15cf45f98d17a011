import { isBanned, statusText } from '@driver-trust/domain/driver'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { DeleteIcon } from '@driver-trust/ui/icon'
import { StatusChanged, statusNow } from './overwriteStatus.ts'
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
  /** A ban that was set meanwhile would go with their record, and is only ended by lifting it (contract 4.3.11). */
  perform: async (tools, driver) => {
    const status = await statusNow(tools, driver)
    if (status !== undefined && isBanned(status) && !isBanned(driver.status)) {
      tools.touch('setStatus')
      throw new StatusChanged(status)
    }
    await tools.writes.removeMember({ organization_id: driver.organizationId ?? '', user_id: driver.id })
  },
  success: {
    text: 'Driver has been deleted from your organisation.',
    several: (count) => `${countOf(count, 'driver')} deleted`,
    outcomes: [],
  },
  failure: (error) =>
    error instanceof StatusChanged && error.status !== undefined
      ? {
          text: `Someone else has just set the status to ${statusText(error.status)}. They haven’t been deleted.`,
          now: { status: error.status },
        }
      : { text: 'Driver could not be deleted. Please try again later.' },
}
