import { createListeners } from './createListeners.ts'

/** What the console remembers apart from the session. */
export interface Memory {
  /** A value kept on this device; undefined if it is missing or unreadable. */
  read: (key: string) => unknown
  /** Keeps a value on this device; undefined removes it. */
  write: (key: string, value: unknown) => void
  /**
   * Changes a value based on what is in storage now, which another tab may have written. If another tab's concurrent write overwrites the
   * change, it is applied again, so it has to be idempotent.
   */
  update: (key: string, change: Update) => void
  subscribe: (listener: () => void) => () => void
  /** Lives as long as the page: a list's selection and scroll position. */
  page: Map<string, unknown>
}

type Update = (current: unknown) => unknown

interface MemoryOptions {
  /** Where other tabs' writes are reported: the window, for shared storage. */
  storageEvents?: EventTarget
}

/** How long another tab may not have seen this tab's write, in milliseconds; 51 were measured. */
const SYNC_WINDOW = 500

/** A memory backed by storage. If storage refuses, values last as long as the page. */
export function createMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { storageEvents }: MemoryOptions = {},
): Memory {
  const { subscribe, tell } = createListeners()
  const cached = new Map<string, unknown>()
  const recent = new Map<string, Update[]>()
  const put = (key: string, value: unknown) => {
    cached.set(key, value)
    try {
      if (value === undefined) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(value))
    } catch {
      // The value lasts as long as this page.
    }
  }
  const refresh = (key: string) => {
    const kept = stored(storage, key)
    return kept === UNREADABLE ? cached.get(key) : kept
  }
  const remember = (key: string, change: Update) => {
    recent.set(key, [...(recent.get(key) ?? []), change])
    setTimeout(() => {
      const left = recent.get(key)?.filter((each) => each !== change) ?? []
      if (left.length > 0) recent.set(key, left)
      else recent.delete(key)
    }, SYNC_WINDOW)
  }
  storageEvents?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent // the only kind of event with this name
    if (key === null) cached.clear()
    else {
      cached.delete(key)
      const current = refresh(key)
      const merged = recent.get(key)?.reduce((value, change) => change(value), current) ?? current
      if (JSON.stringify(merged) !== JSON.stringify(current)) put(key, merged)
    }
    tell()
  })
  // A page in the browser's back/forward cache hears nothing of other tabs, and is visible before it is told that it is back.
  storageEvents?.addEventListener('pagehide', () => {
    for (const key of cached.keys()) if (stored(storage, key) !== UNREADABLE) cached.delete(key)
  })
  storageEvents?.addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && tell())
  return {
    read(key) {
      if (!cached.has(key)) {
        const kept = stored(storage, key)
        cached.set(key, kept === UNREADABLE ? undefined : kept)
      }
      return cached.get(key)
    },
    write(key, value) {
      recent.delete(key)
      put(key, value)
      tell()
    },
    update(key, change) {
      if (storageEvents) remember(key, change)
      put(key, change(refresh(key)))
      tell()
    },
    subscribe,
    page: new Map(),
  }
}

const UNREADABLE = Symbol('unreadable')

function stored(storage: () => Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : parsed(text)
  } catch {
    return UNREADABLE
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
