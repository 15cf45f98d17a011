import { storageKeys } from '../storageKeys.ts'

/**
 * Reloads the page for code that is gone, once for each piece of it: true when it does. A second failure of the same piece is
 * no matter of versions, and reloading again would never end.
 */
export function reloadOnce(what: string, environment: { storage: () => Storage; reload: () => void }): boolean {
  try {
    const storage = environment.storage()
    if (storage.getItem(storageKeys.reloadedFor) === what) return false
    storage.setItem(storageKeys.reloadedFor, what)
  } catch {
    return false
  }
  environment.reload()
  return true
}
