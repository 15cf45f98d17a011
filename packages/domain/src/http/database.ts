/** A database of IndexedDB with one store, which gives way when another page wants to delete it. */
export async function openDatabase(indexedDB: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  const database = await settled(request)
  database.onversionchange = () => database.close()
  return database
}

/** What a request of IndexedDB comes to. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The same work, unless it takes longer than these milliseconds: a database that another tab blocks never opens. */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The database of the session took too long.')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
