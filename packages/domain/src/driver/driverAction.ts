import type { GrantName } from '../permission/grants.ts'
import { type SettableStatus, statusLabel } from './statuses.ts'

/** What can be done with a driver, by grant name; dangerous ones last. */
export const driverActions = [
  'setInternallyVerified',
  'setStatus',
  'liftBan',
  'banDriver',
  'removeDriver',
] as const satisfies readonly GrantName[]

export type DriverAction = (typeof driverActions)[number]

type Words = {
  /** In menus, on buttons, and on the last button of the dialog. */
  label: string
  /** The dialog's question about one person. */
  question: (name: string) => string
  /** What the action will do, in a sentence. */
  consequence: string
  isDangerous: boolean
  failure: string
}

const statusFailure = 'Driver status has not been updated. Please try again later.'

export const driverActionWords: Record<DriverAction, Words> = {
  setInternallyVerified: {
    label: 'Internally verified',
    question: (name) => `Set ${name} to Internally verified?`,
    consequence: 'They’ll count as verified. They can drive while their documents are valid.',
    isDangerous: false,
    failure: statusFailure,
  },
  setStatus: {
    label: 'Set status…',
    question: (name) => `Set the status of ${name}`,
    consequence: 'Everyone who can see this driver will see the new status.',
    isDangerous: false,
    failure: statusFailure,
  },
  banDriver: {
    label: 'Ban driver',
    question: (name) => `Ban ${name}?`,
    consequence: 'They won’t be able to drive for this organisation or its sub-organisations, and will move to Banned.',
    isDangerous: true,
    failure: 'Could not ban driver. Please try again later.',
  },
  liftBan: {
    label: 'Lift House & Yard Ban',
    question: (name) => `Lift the House & Yard Ban of ${name}?`,
    consequence: 'They’ll go back to the status they had before the ban.',
    isDangerous: false,
    failure: 'Could not lift House & Yard Ban. Please try again later.',
  },
  removeDriver: {
    label: 'Delete driver',
    question: (name) => `Delete ${name}?`,
    consequence: 'They leave this organisation. To come back they need a new invitation.',
    isDangerous: true,
    failure: 'Driver could not be deleted. Please try again later.',
  },
}

/** Added to the failure toast of a ban whose first call succeeded. */
export const banHalfDone = 'The ban is set; the driver is still in the organisation.'

/** The text of the success toast; `status` is the one that was set, for `setStatus`. */
export function driverActionSuccess(action: DriverAction, status: SettableStatus = 'internal_verified'): string {
  if (action === 'banDriver') return 'Driver has been banned and deleted from your organisation.'
  if (action === 'removeDriver') return 'Driver has been deleted from your organisation.'
  if (action === 'liftBan') return 'House & Yard Ban has been lifted.'
  return `Driver status has been changed to ${statusLabel(status).replace(/\.$/, '')}.`
}
