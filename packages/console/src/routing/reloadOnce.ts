import { storageKeys } from '../storageKeys.ts'
import type { ChunkError } from './lazyScreen.tsx'

export interface Recovery {
  reload: () => void
  storage: () => Storage
}

/**
 * Reloads the page for a script that could not be loaded: once per version, and only while the server answers, since the browser's own
 * error page would replace ours. Tells whether a newer version has been deployed; a second failure in one version leaves the page as it is.
 */
export async function reloadOnce(error: ChunkError, { reload, storage }: Recovery): Promise<{ isOutdated: boolean }> {
  const served = await servedVersion()
  const isOutdated = served !== undefined && served !== ownVersion()
  if (served !== undefined && isFirstTime(storage)) await reloadFresh(error.cause, reload)
  return { isOutdated }
}

/** For "Try again": loads the script once more, else reloads the page. Rejects when neither is possible. */
export async function loadAgain(error: ChunkError, reload: () => void): Promise<void> {
  try {
    await error.loadAgain()
  } catch (cause) {
    // Some browsers keep the first failure of a script for as long as the page lives.
    if ((await servedVersion()) === undefined) throw cause
    await reloadFresh(error.cause, reload)
  }
}

/** A version is known by the scripts that index.html starts with: their names carry the hash of everything they load. */
const versionOf = (text: string) => text.match(/\/assets\/[\w.-]+\.js/g)?.join() ?? ''

const ownVersion = () =>
  versionOf([...document.querySelectorAll('script[src]')].map(({ outerHTML }) => outerHTML).join())

/** Undefined when the server can't be reached. */
async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? versionOf(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

function isFirstTime(storage: () => Storage): boolean {
  const version = ownVersion()
  try {
    if (storage().getItem(storageKeys.reloadedFor) === version) return false
    storage().setItem(storageKeys.reloadedFor, version)
    return true
  } catch {
    return false // without a record the page could reload for ever
  }
}

async function reloadFresh(cause: unknown, reload: () => void): Promise<void> {
  await replaceDamaged(cause)
  reload()
}

/** A script that arrived but didn't run is damaged, and in the cache for a year: fetches the scripts of the page past the cache. */
export async function replaceDamaged(cause: unknown): Promise<void> {
  if (cause instanceof TypeError) return // what import() rejects with when nothing arrived
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^?]+\.js$/.test(name))
  await Promise.allSettled(scripts.map(({ name }) => fetch(name, { cache: 'reload' })))
}
