/** Loads that are under way, by key, so that one that nobody needs any more can be given up. */
export interface PendingLoads {
  /** A signal for a new load of this key; the load that went before it is given up. */
  begin: (key: string) => AbortSignal
  /** Counts somebody who needs the key; the function returned ends that. */
  need: (key: string) => () => void
  abortAll: () => void
}

/** Counts who needs which load; one that nobody needs for a moment (StrictMode mounts twice) is aborted. */
export function createPendingLoads(): PendingLoads {
  const controllers = new Map<string, AbortController>()
  const needed = new Map<string, number>()
  const abortUnneeded = (key: string) => {
    if (needed.has(key)) return
    controllers.get(key)?.abort()
    controllers.delete(key)
  }
  return {
    begin(key) {
      controllers.get(key)?.abort()
      const controller = new AbortController()
      controllers.set(key, controller)
      return controller.signal
    },
    need(key) {
      needed.set(key, (needed.get(key) ?? 0) + 1)
      return () => {
        const left = (needed.get(key) ?? 1) - 1
        if (left > 0) needed.set(key, left)
        else needed.delete(key)
        setTimeout(() => abortUnneeded(key), 0)
      }
    },
    abortAll() {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
    },
  }
}
