import type { Permission } from '../permission/grants.ts'
import { formatCount } from '../text/text.ts'

/** Which items a bulk action applies to, and which it skips and why. */
export type BulkPlan<Item> = { affected: Item[]; skipped: { item: Item; reason: string }[] }

/** Splits the selected items by permission, in order. */
export function planBulk<Item>(items: readonly Item[], permissionOf: (item: Item) => Permission): BulkPlan<Item> {
  const plan: BulkPlan<Item> = { affected: [], skipped: [] }
  for (const item of items) {
    const permission = permissionOf(item)
    if (permission.allowed) plan.affected.push(item)
    else plan.skipped.push({ item, reason: permission.reason })
  }
  return plan
}

/** A summary such as "18 done, 2 failed", which leaves out failures and tasks never started where there are none. */
export function bulkResultText({ done, failed, left = 0 }: { done: number; failed: number; left?: number }): string {
  const parts = [
    `${formatCount(done)} done`,
    failed > 0 && `${formatCount(failed)} failed`,
    left > 0 && `${formatCount(left)} not started`,
  ]
  return parts.filter(Boolean).join(', ')
}

export type Outcome = { ok: true } | { ok: false; error: unknown }

interface RunOptions<Item> {
  /** Most tasks in flight at a time. */
  limit: number
  /** Once aborted, no further task starts; tasks in flight are awaited. */
  signal?: AbortSignal
  onOutcome: (item: Item, outcome: Outcome) => void
}

/**
 * Runs a task for each item in order and reports each outcome; a failed task doesn't stop the others. Resolves when the
 * last started task ends.
 */
export async function runLimited<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  { limit, signal, onOutcome }: RunOptions<Item>,
): Promise<void> {
  const waiting = items.values() // shared: each worker takes the next one
  const work = async () => {
    for (const item of waiting) {
      if (signal?.aborted) return
      onOutcome(item, await outcomeOf(() => task(item)))
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
}

async function outcomeOf(task: () => Promise<unknown>): Promise<Outcome> {
  try {
    await task()
    return { ok: true }
  } catch (error) {
    return { ok: false, error }
  }
}
