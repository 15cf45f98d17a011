import type { DriverAction } from '../driver/driverAction.ts'
import { type Permission, unless } from './Permission.ts'
import { type PermissionQuestion, permissionFor } from './permissionsOf.ts'
import { permissionToLiftBan } from './permissionToLiftBan.ts'

/** A driver with whom something is to be done; `origin` is the organisation in view that an inherited ban comes from (spec, section 6). */
export type DriverQuestion = PermissionQuestion & {
  action: DriverAction
  status: string
  origin?: { name: string } | undefined
}

/** Whether a viewer may do something with a driver: as granted, and only what is not so already (spec, sections 4 and 6). */
export function permissionOnDriver(question: DriverQuestion): Permission {
  if (question.action === 'liftBan') return permissionToLiftBan(question)
  return unless(permissionFor(question.action, question), reasonAgainst(question))
}

function reasonAgainst({ action, status }: DriverQuestion): string | undefined {
  if (action === 'setInternallyVerified' && status === 'internal_verified')
    return 'This driver is internally verified already.'
  return action === 'banDriver' && status === 'banned_explicitly' ? 'This driver is banned already.' : undefined
}
