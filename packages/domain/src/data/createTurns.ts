/** Runs one owner's loads, at most `limit` at a time; the others wait in order. An aborted load ends when its turn comes. */
export function createTurns(limit: number): <T>(owner: object, load: () => Promise<T>) => Promise<T> {
  const queues = new WeakMap<object, { running: number; waiting: (() => void)[] }>()
  return async (owner, load) => {
    const queue = queues.get(owner) ?? { running: 0, waiting: [] }
    queues.set(owner, queue)
    if (queue.running < limit) queue.running += 1
    else await new Promise<void>((begin) => queue.waiting.push(begin))
    try {
      return await load()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
    }
  }
}
