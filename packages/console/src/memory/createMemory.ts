/** What the console remembers beside the session. */
export interface Memory {
  /** A value kept on this device, as it was written; undefined for none and for what cannot be read. */
  read: (key: string) => unknown
  /** Keeps a value on this device; undefined takes it away. */
  write: (key: string, value: unknown) => void
  subscribe: (listener: () => void) => () => void
  /** What lives as long as this page: the selection and the scroll of lists. */
  page: Map<string, unknown>
}

/** A memory over a storage; one that refuses costs the memory of tomorrow, not that of this page. */
export function createMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Memory {
  const listeners = new Set<() => void>()
  const held = new Map<string, unknown>()
  return {
    read(key) {
      if (!held.has(key)) held.set(key, stored(storage, key))
      return held.get(key)
    },
    write(key, value) {
      held.set(key, value)
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        // The value is held for this page.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    page: new Map(),
  }
}

function stored(storage: () => Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
