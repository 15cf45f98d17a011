/** How one of many went (spec, section 4: Driver page actions). */
export type Outcome = { ok: true } | { ok: false; error: unknown }

/** How many tasks run at a time, and who is told how each went (spec, section 4: Driver page actions). */
export interface RunOptions {
  /** So many are under way at a time. */
  limit: number
  onOutcome: (index: number, outcome: Outcome) => void
}

/** Does the tasks in their order, at most so many at a time, and tells of each how it went; one that fails stops no other (spec, section 4: Driver page actions). */
export async function runLimited(
  tasks: readonly (() => Promise<unknown>)[],
  { limit, onOutcome }: RunOptions,
): Promise<void> {
  const waiting = tasks.entries()
  const work = async () => {
    for (const [index, task] of waiting) onOutcome(index, await outcomeOf(task))
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
