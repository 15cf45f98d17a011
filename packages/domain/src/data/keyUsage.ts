/** Who needs which key of the cache. */
export interface KeyUsage {
  /** Counts somebody who needs the key; the function returned ends that. */
  need: (key: string) => () => void
  stop: () => void
}

interface KeyUsageOptions {
  /** Nobody needs the key any more. */
  onUnused: (key: string) => void
  /** Nobody has needed the key for its whole lifetime. */
  onExpired: (key: string) => void
  /** Milliseconds. */
  lifetime: number
}

/** Tells when a key falls out of use (a moment later, since StrictMode mounts twice) and when it has been unused for long. */
export function createKeyUsage({ onUnused, onExpired, lifetime }: KeyUsageOptions): KeyUsage {
  const needed = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>[]>()
  const forget = (key: string) => {
    for (const timer of timers.get(key) ?? []) clearTimeout(timer)
    timers.delete(key)
  }
  return {
    need(key) {
      forget(key)
      needed.set(key, (needed.get(key) ?? 0) + 1)
      return () => {
        const left = (needed.get(key) ?? 1) - 1
        if (left > 0) {
          needed.set(key, left)
          return
        }
        needed.delete(key)
        timers.set(key, [setTimeout(onUnused, 0, key), setTimeout(onExpired, lifetime, key)])
      }
    },
    stop() {
      for (const key of [...timers.keys()]) forget(key)
    },
  }
}
