import { groupingStatuses, isBanned } from '@driver-trust/domain/driver'
import { isStatus } from '@driver-trust/domain/http'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { UndoIcon } from '@driver-trust/ui/icon'
import { paths } from '../paths.ts'
import { banDriver } from './banDriver.tsx'
import { type DriverAction, onlyWhere } from './PersonAction.ts'

export const liftBan: DriverAction = {
  id: 'liftBan',
  label: 'Lift House & Yard Ban',
  icon: <UndoIcon />,
  grant: 'liftBan',
  permission: (driver, viewer) => onlyWhere(isBanned(driver.status), permissionOnDriver('liftBan', driver, viewer)),
  question: {
    one: (name) => `Lift the House & Yard Ban of ${name}?`,
    several: (count) => `Lift the ${count === 1 ? 'ban' : 'bans'} of ${countOf(count, 'driver')}`,
  },
  isReturn: true,
  consequence: 'They’ll go back to the status they had before the ban.',
  perform: ({ writes }, { id, organizationId = '' }) =>
    writes.liftBan({ organization_id: organizationId, user_id: id }),
  success: {
    text: 'House & Yard Ban has been lifted.',
    several: (count) => `Ban of ${countOf(count, 'driver')} lifted`,
    outcomes: groupingStatuses.active,
  },
  failure: (error) =>
    isStatus(error, 404, 409)
      ? { text: 'This ban isn’t there any more, so nothing was changed.', isGone: true }
      : { text: 'Could not lift House & Yard Ban. Please try again later.' },
  next: ({ id, organizationId = '' }) => ({
    label: 'Ban again',
    href: paths.driver.href({ orgId: organizationId, userId: id }),
    ask: banDriver.id,
  }),
}
