import { type SettableStatus, statusChoices } from '@driver-trust/domain/driver'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { EditIcon } from '@driver-trust/ui/icon'
import type { DriverRow } from '../person/PersonRow.ts'
import { banDriver } from './banDriver.tsx'
import { decision, statusChange } from './overwriteStatus.ts'
import type { AskingAction, FormAction } from './PersonAction.ts'

const asking: AskingAction<DriverRow> = {
  ...decision,
  icon: <EditIcon />,
  grant: 'setStatus',
  permission: (driver, viewer) => permissionOnDriver('setStatus', driver, viewer),
  question: {
    one: (name) => `Set the status of ${name}`,
    several: (count) => `Set the status of ${countOf(count, 'driver')}`,
  },
  consequence: (_, { length }) =>
    `Everyone who can see ${length === 1 ? 'this driver' : 'them'} will see the new status.`,
}

/** Any status that an admin can set, except that choosing "Banned" is the ban itself (contract 4.3.6). */
export const setStatus: FormAction<DriverRow> = {
  ...asking,
  field: { call: 'setStatus', name: 'status', label: 'New status', options: statusChoices },
  presentIn: ({ status }) => statusChoices.find(({ value }) => value === status)?.value,
  choose: (status) =>
    status === 'banned_explicitly' ? banDriver : { ...asking, ...statusChange(status as SettableStatus) }, // one of the choices, which have been validated
}
