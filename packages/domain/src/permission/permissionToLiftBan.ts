import { type Permission, unless } from './Permission.ts'
import { type PermissionQuestion, permissionFor } from './permissionsOf.ts'

/** A driver whose ban is to be lifted; `origin` is the organisation in view that an inherited ban comes from (spec, section 6). */
export type LiftBanQuestion = PermissionQuestion & { status: string; origin?: { name: string } | undefined }

/** Whether a viewer may lift a driver's ban: only one that was set here, not one that came from above (spec, section 4: House & Yard Ban). */
export function permissionToLiftBan(question: LiftBanQuestion): Permission {
  return unless(permissionFor('liftBan', question), reasonAgainst(question))
}

function reasonAgainst({ status, origin }: LiftBanQuestion): string | undefined {
  if (status === 'banned_explicitly') return undefined
  if (status !== 'banned_inherited') return 'This driver is not banned.'
  return origin ? `Inherited from ${origin.name}` : 'Banned by an organisation above this one.'
}
