/** Loads that are under way, by key. */
export interface PendingLoads {
  /** A signal for a new load of this key; the load that went before it is given up. */
  begin: (key: string) => AbortSignal
  abort: (key: string) => void
  abortAll: () => void
}

/** Keeps what is needed to give loads up. */
export function createPendingLoads(): PendingLoads {
  const controllers = new Map<string, AbortController>()
  const abort = (key: string) => {
    controllers.get(key)?.abort()
    controllers.delete(key)
  }
  return {
    begin(key) {
      abort(key)
      const controller = new AbortController()
      controllers.set(key, controller)
      return controller.signal
    },
    abort,
    abortAll() {
      for (const key of [...controllers.keys()]) abort(key)
    },
  }
}
