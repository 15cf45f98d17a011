import { createPause, type WhenAllowed } from './createPause.ts'

interface Queue {
  running: number
  waiting: (() => void)[]
  whenAllowed: WhenAllowed
}

type Turns = <T>(owner: object, load: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Runs one owner's loads, at most `limit` at a time; the others wait in order. A 429 pauses all of them. An aborted
 * load ends when its turn comes.
 */
export function createTurns(limit: number): Turns {
  const queues = new WeakMap<object, Queue>()
  return async (owner, load, signal) => {
    const queue = queues.get(owner) ?? { running: 0, waiting: [], whenAllowed: createPause() }
    queues.set(owner, queue)
    if (queue.running < limit) queue.running += 1
    else await new Promise<void>((begin) => queue.waiting.push(begin))
    try {
      return await queue.whenAllowed(load, signal)
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else queue.running -= 1
    }
  }
}
