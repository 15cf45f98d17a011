import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { CheckIcon } from '@driver-trust/ui/icon'
import { statusChange } from './overwriteStatus.ts'
import { type DriverAction, onlyWhere } from './PersonAction.ts'

const STATUS = 'internal_verified'

export const setInternallyVerified: DriverAction = {
  ...statusChange(STATUS),
  id: 'setInternallyVerified',
  label: 'Internally verified',
  icon: <CheckIcon />,
  grant: 'setInternallyVerified',
  permission: (driver, viewer) =>
    onlyWhere(driver.status !== STATUS, permissionOnDriver('setInternallyVerified', driver, viewer)),
  question: {
    one: (name) => `Set ${name} to Internally verified?`,
    several: (count) => `Set ${countOf(count, 'driver')} to Internally verified`,
  },
  consequence: 'They’ll count as verified. They can drive while their documents are valid.',
}
