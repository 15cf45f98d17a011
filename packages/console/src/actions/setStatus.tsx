import { type SettableStatus, standingStatuses, statusChoices, statusLabel } from '@driver-trust/domain/driver'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { EditIcon } from '@driver-trust/ui/icon'
import { driverRoute } from '../screens/driver/route.ts'
import { banDriver } from './banDriver.tsx'
import { overwriteStatus, overwriting, undoOverwrite } from './overwriteStatus.ts'
import type { DriverAction } from './PersonAction.ts'

const id = 'setStatus'
const label = 'Set status…'

/** Any status that an admin can set, except that choosing "Banned" is the ban itself (contract 4.3.6). */
export const setStatus = {
  ...overwriting,
  id,
  label,
  confirmLabel: 'Set status',
  icon: <EditIcon />,
  isDangerous: false,
  grant: 'setStatus',
  permission: (driver, viewer) => permissionOnDriver('setStatus', driver, viewer),
  question: (name) => `Set the status of ${name}`,
  bulkTitle: (count) => `Set the status of ${countOf(count, 'driver')}`,
  consequence: (_, count) => `Everyone who can see ${count === 1 ? 'this driver' : 'them'} will see the new status.`,
  clears: (chosen) => standingStatuses.cleared.some((status) => status === chosen),
  asks: { call: 'setStatus', name: 'status', label: 'New status', options: statusChoices },
  choiceOf: ({ status }) => statusChoices.find(({ value }) => value === status)?.value,
  insteadOf: (chosen) => (chosen === 'banned_explicitly' ? banDriver : undefined),
  perform: (tools, driver, chosen) => overwriteStatus(tools, driver, { to: chosen as SettableStatus }), // one of the choices, which have been validated
  success: (chosen) => `Driver status has been changed to ${statusLabel(chosen).replace(/\.$/, '')}.`,
  outcomes: (chosen) => [chosen as SettableStatus],
  undo: undoOverwrite,
  decide: (driver) => ({
    label,
    href: driverRoute.href({ orgId: driver.organizationId ?? '', userId: driver.id }),
    ask: id,
  }),
} satisfies DriverAction
