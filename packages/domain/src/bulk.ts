import type { Permission } from './permission/grants.ts'

/** Who a bulk action reaches, and who it leaves out and why. */
export type BulkPlan<Item> = { affected: Item[]; skipped: { item: Item; reason: string }[] }

/** Sorts the chosen ones by what may be done with each, in their order. */
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

/** How one of many went. */
export type Outcome = { ok: true } | { ok: false; error: unknown }

export interface RunOptions {
  /** At most this many are in flight at a time. */
  limit: number
  /** Once it is aborted no further task is begun; those in flight are waited for. */
  signal?: AbortSignal
  onOutcome: (index: number, outcome: Outcome) => void
}

/** Does the tasks in their order and reports how each went; one that fails stops no other. Resolves when the last one begun has ended. */
export async function runLimited(
  tasks: readonly (() => Promise<unknown>)[],
  { limit, signal, onOutcome }: RunOptions,
): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < tasks.length && !signal?.aborted) {
      const index = next
      next += 1
      onOutcome(index, await outcomeOf(tasks[index] as () => Promise<unknown>)) // within the bounds
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, work))
}

async function outcomeOf(task: () => Promise<unknown>): Promise<Outcome> {
  try {
    await task()
    return { ok: true }
  } catch (error) {
    return { ok: false, error }
  }
}
