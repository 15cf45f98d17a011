/** Runs one owner's loads, at most `limit` at a time; the others wait in order. */
export type Turns = <T>(owner: object, signal: AbortSignal, load: () => Promise<T>) => Promise<T>

export function createTurns(limit: number): Turns {
  const queues = new WeakMap<object, Queue>()
  return async (owner, signal, load) => {
    const queue = queues.get(owner) ?? { running: 0, waiting: [] }
    queues.set(owner, queue)
    await turn(queue, { limit, signal })
    try {
      return await load()
    } finally {
      queue.running -= 1
      queue.waiting.shift()?.()
    }
  }
}

interface Queue {
  running: number
  waiting: (() => void)[]
}

/** Resolves when there is room; rejects if aborted while waiting. */
async function turn(queue: Queue, { limit, signal }: { limit: number; signal: AbortSignal }): Promise<void> {
  signal.throwIfAborted()
  if (queue.running >= limit) {
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.waiting = queue.waiting.filter((each) => each !== begin)
        reject(signal.reason)
      }
      queue.waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
  queue.running += 1
}
