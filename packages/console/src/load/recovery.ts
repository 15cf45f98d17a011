import { BASE } from '../host/product.ts'
import { storageKeys } from '../host/storageKeys.ts'

/** A script of the console failed to load: the connection broke, or a newer version has been deployed. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly loadAgain: () => Promise<unknown>

  constructor(loadAgain: () => Promise<unknown>, options?: ErrorOptions) {
    super('A part of the console could not be loaded.', options)
    this.loadAgain = loadAgain
  }
}

interface Recovery {
  reload: () => void
  storage: () => Storage
}

/**
 * Reloads the page after a script failed to load: once per version, and only while the server answers, as otherwise the browser's error
 * page would replace ours. Resolves to whether a newer version has been deployed. A second failure in the same version doesn't reload.
 */
export async function reloadOnce(error: ChunkError, { reload, storage }: Recovery): Promise<{ isOutdated: boolean }> {
  const served = await servedVersion()
  const isOutdated = isNewer(served)
  if (served !== undefined && isFirstTime(storage)) await reloadFresh(error.cause, reload)
  return { isOutdated }
}

/** Whether a newer version has been deployed; false if the server can't be reached. */
export async function isOutdated(): Promise<boolean> {
  return isNewer(await servedVersion())
}

function isNewer(served: string | undefined): boolean {
  return served !== undefined && served !== ownVersion()
}

/** For "Try again": loads the script once more, and reloads the page if that fails. Rejects if neither is possible. */
export async function loadAgain(error: ChunkError, reload: () => void): Promise<void> {
  try {
    await error.loadAgain()
  } catch (cause) {
    // Some browsers cache a script's first failure for the lifetime of the page.
    if ((await servedVersion()) === undefined) throw cause
    await reloadFresh(error.cause, reload)
  }
}

/** The scripts in index.html identify a version: their names contain a hash of everything they load. */
const versionOf = (text: string) => text.match(/\/assets\/[\w.-]+\.js/g)?.join() ?? ''

const ownVersion = () =>
  versionOf([...document.querySelectorAll('script[src]')].map(({ outerHTML }) => outerHTML).join())

/** Undefined if the server can't be reached. */
async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${BASE}/`, { cache: 'no-store' })
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
    return false // without a record, the page could reload forever
  }
}

async function reloadFresh(cause: unknown, reload: () => void): Promise<void> {
  await replaceDamaged(cause)
  reload()
}

/** A script that arrived but didn't run is damaged, and cached for a year: refetches the page's scripts past the cache. */
export async function replaceDamaged(cause: unknown): Promise<void> {
  if (cause instanceof TypeError) return forgetPreloads() // what import() rejects with if nothing arrived
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^?]+\.js$/.test(name))
  await Promise.allSettled(scripts.map(({ name }) => fetch(name, { cache: 'reload' })))
}

/** WebKit keeps the failure of a preload, over reloads too, until something else asks for the script; other browsers send nothing. */
export async function forgetPreloads(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
  await Promise.allSettled([...preloads].map(({ href }) => fetch(href, options)))
}
