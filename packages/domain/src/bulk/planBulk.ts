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

/** How it went, such as "18 done, 2 failed"; those not begun are left out where there are none. */
export function bulkResultText({ done, failed, left = 0 }: { done: number; failed: number; left?: number }): string {
  const counts = `${done} done, ${failed} failed`
  return left === 0 ? counts : `${counts}, ${left} not started`
}
