import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Random } from './random.ts'

/** One organisation of a world's plan, with how many drivers it has and what lies below it. */
export interface OrganisationPlan {
  name: string
  drivers: number
  subcontractor?: true
  personalDataHidden?: true
  invitationsOff?: true
  children?: readonly OrganisationPlan[]
}

/** The organisations of a plan, parents before their children. */
export function makeOrganisations(
  plan: OrganisationPlan,
  { random, createdAt }: { random: Random; createdAt: string },
): OrganisationRecord[] {
  const records: OrganisationRecord[] = []
  const waiting: { plan: OrganisationPlan; parentId: string | undefined }[] = [{ plan, parentId: undefined }]
  for (const { plan: each, parentId } of waiting) {
    const id = random.uuid()
    records.push({
      id,
      name: each.name,
      ownerId: undefined,
      parentId,
      subcontractor: each.subcontractor ?? false,
      subcontractorPersonalDataHidden: each.personalDataHidden ?? false,
      isDriversInvitationAllowed: !each.invitationsOff,
      createdAt,
      updatedAt: createdAt,
    })
    for (const child of each.children ?? []) waiting.push({ plan: child, parentId: id })
  }
  return records
}

/** Every plan of a tree of plans, in the order of makeOrganisations. */
export function plansOf(plan: OrganisationPlan): OrganisationPlan[] {
  const plans = [plan]
  for (const each of plans) plans.push(...(each.children ?? []))
  return plans
}
