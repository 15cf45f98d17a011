import { banDriver } from './banDriver.tsx'
import { liftBan } from './liftBan.tsx'
import type { DriverAction } from './PersonAction.ts'
import { removeDriver } from './removeDriver.tsx'
import { setInternallyVerified } from './setInternallyVerified.tsx'
import { setStatus } from './setStatus.tsx'

/** What can be done with a driver, in the order of menus and buttons. */
export const driverActions: readonly DriverAction[] = [
  setInternallyVerified,
  setStatus,
  liftBan,
  banDriver,
  removeDriver,
]
