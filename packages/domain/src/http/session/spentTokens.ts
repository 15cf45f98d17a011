/** Digests of exchanged refresh tokens: a tab that still reads an old one from storage must never send it again. */
export interface SpentTokens {
  has: (token: string) => Promise<boolean>
  add: (token: string) => Promise<void>
  clear: () => Promise<void>
}

const STORE = 'spent'
const EXPIRY = 24 * 60 * 60 * 1000
/** Milliseconds. A database that doesn't open (because another tab blocks it) must not hold up the session. */
const TIMEOUT = 1000

/** Keeps them in IndexedDB, shared by all tabs; where the browser refuses it, the store is always empty. */
export function createSpentTokens(indexedDB: IDBFactory | undefined, name: string): SpentTokens {
  if (!indexedDB) return EMPTY
  let opened: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase(indexedDB, name)
    return (await opened).transaction(STORE, mode).objectStore(STORE)
  }
  /** A failure here must not cost the session: the server checks as well. */
  const quietly = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await withTimeout(work(), TIMEOUT)
    } catch {
      opened = undefined
      return otherwise
    }
  }
  return {
    has: (token) =>
      quietly(async () => {
        const digest = await digestOf(token)
        const spentAt = await resultOf<number | undefined>((await store('readonly')).get(digest))
        return spentAt !== undefined && Date.now() - spentAt < EXPIRY
      }, false),
    add: (token) =>
      quietly(async () => {
        const digest = await digestOf(token)
        const spent = await store('readwrite')
        dropExpired(spent, Date.now() - EXPIRY)
        await resultOf(spent.put(Date.now(), digest))
      }, undefined),
    clear: () => quietly(async () => resultOf((await store('readwrite')).clear()), undefined),
  }
}

const EMPTY: SpentTokens = { has: async () => false, add: async () => {}, clear: async () => {} }

function dropExpired(spent: IDBObjectStore, before: number) {
  const cursors = spent.openCursor()
  cursors.onsuccess = () => {
    const cursor = cursors.result
    if (!cursor) return
    if (cursor.value <= before) cursor.delete()
    cursor.continue()
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Opens the database; closes it when another page wants to delete it. */
export async function openDatabase(indexedDB: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await resultOf(request)
  database.onversionchange = () => database.close()
  return database
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Rejects if the work takes longer than `limit` milliseconds: a database that another tab blocks never opens. */
function withTimeout<T>(work: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The database of the session took too long.')), timeout)
    work.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
