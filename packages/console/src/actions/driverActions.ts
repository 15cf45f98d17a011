import type { DriverRow } from '../person/PersonRow.ts'
import { banDriver } from './banDriver.tsx'
import { liftBan } from './liftBan.tsx'
import type { AskedAction } from './PersonAction.ts'
import { removeDriver } from './removeDriver.tsx'
import { setInternallyVerified } from './setInternallyVerified.tsx'
import { setStatus } from './setStatus.tsx'

/** What can be done with a driver, in the order of menus and buttons. */
export const driverActions: readonly AskedAction<DriverRow>[] = [
  setInternallyVerified,
  setStatus,
  liftBan,
  banDriver,
  removeDriver,
]
