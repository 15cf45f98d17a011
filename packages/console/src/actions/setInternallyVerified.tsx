import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { CheckIcon } from '@driver-trust/ui/icon'
import { overwriteStatus, overwriting, undoOverwrite } from './overwriteStatus.ts'
import type { DriverAction } from './PersonAction.ts'
import { setStatus } from './setStatus.tsx'

const STATUS = 'internal_verified'

export const setInternallyVerified: DriverAction = {
  ...overwriting,
  id: 'setInternallyVerified',
  label: 'Internally verified',
  icon: <CheckIcon />,
  isDangerous: false,
  grant: 'setInternallyVerified',
  permission: (driver, viewer) => permissionOnDriver('setInternallyVerified', driver, viewer),
  appliesTo: ({ status }) => status !== STATUS,
  question: (name) => `Set ${name} to Internally verified?`,
  bulkTitle: (count) => `Set ${countOf(count, 'driver')} to Internally verified`,
  consequence: 'They’ll count as verified. They can drive while their documents are valid.',
  clears: () => true,
  perform: (tools, driver) => overwriteStatus(tools, driver, { to: STATUS }),
  success: () => 'Driver status has been changed to Internally ver.',
  outcomes: () => [STATUS],
  undo: (driver) => undoOverwrite(driver, STATUS),
  decide: setStatus.decide,
}
