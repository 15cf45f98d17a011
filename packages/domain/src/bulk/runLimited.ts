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
