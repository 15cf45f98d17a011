/** How what happens in one tab reaches another: at once, later, or in the order that a property chooses. */
export type Deliver = (task: () => void) => void

interface Waiter {
  signal: AbortSignal | undefined
  run: () => Promise<unknown>
  refuse: (reason: unknown) => void
}

/** One exclusive lock that is handed over in turn, as the Web Locks of a browser, for tests. */
export function fakeLocks(deliver: Deliver): { locks: LockManager; isFree: () => boolean } {
  const waiters: Waiter[] = []
  let isHeld = false
  const next = () => {
    if (isHeld) return
    const waiter = waiters.shift()
    if (!waiter) return
    isHeld = true
    deliver(async () => {
      if (!waiter.signal?.aborted) await waiter.run()
      isHeld = false
      next()
    })
  }
  const request = (_name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = { signal, run: () => work().then(resolve, reject), refuse: reject }
      signal?.addEventListener('abort', () => {
        const place = waiters.indexOf(waiter)
        if (place >= 0) waiters.splice(place, 1)
        reject(signal.reason)
      })
      waiters.push(waiter)
      next()
    })
  const locks = { request } as unknown as LockManager // the session calls no other method
  return { locks, isFree: () => !isHeld && waiters.length === 0 }
}
