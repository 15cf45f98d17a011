import type { Permission } from '../permission/Permission.ts'

/** Who a bulk action reaches, and who it leaves out and why (spec, section 6). */
export type BulkPlan<Item> = { affected: Item[]; skipped: { item: Item; reason: string }[] }

/** Sorts the chosen ones by what may be done with each, in their order (spec, section 6). */
export function planBulk<Item>(items: readonly Item[], permissionOf: (item: Item) => Permission): BulkPlan<Item> {
  const plan: BulkPlan<Item> = { affected: [], skipped: [] }
  for (const item of items) {
    const permission = permissionOf(item)
    if (permission.allowed) plan.affected.push(item)
    else plan.skipped.push({ item, reason: permission.reason })
  }
  return plan
}

/** How far it is and how it went, such as "18 done, 2 failed" (spec, section 4: Driver page actions). */
export function bulkResultText({ done, failed }: { done: number; failed: number }): string {
  return `${done} done, ${failed} failed`
}
