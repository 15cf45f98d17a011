import { type ComponentType, createElement, lazy } from 'react'
import { storageKeys } from '../storageKeys.ts'

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

/** A script of the console that could not be loaded: the connection failed, or a newer version has been deployed since. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  /** Requests the script once more. */
  readonly loadAgain: () => Promise<unknown>

  constructor(loadAgain: () => Promise<unknown>, options?: ErrorOptions) {
    super('A part of the console could not be loaded.', options)
    this.loadAgain = loadAgain
  }
}

export interface LazyScreen<Props extends object> {
  component: ComponentType<Props>
  /** Loads the code, also after a failure; undefined when it is loaded. */
  fetchCode: () => Promise<unknown> | undefined
  isLoaded: () => boolean
  /** Calls back once the code is loaded, so that a dialog opens at once and whole. After a failure too: the component then shows the error. */
  withCode: (then: () => void) => void
}

/**
 * A screen, or the frame of an area, whose code is loaded when it is first needed: React's lazy, which renders without suspending once the
 * code has been preloaded, and whose load can be repeated after a failure. Rendering never repeats it: only fetchCode, withCode and
 * ChunkError.loadAgain do.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  let Lazy = lazy(module)
  const start = () => {
    hasFailed = false
    loading = withStyles(load).then(
      (component) => {
        loaded = component
        return component
      },
      (cause: unknown) => {
        hasFailed = true
        noteStyle(cause)
        throw new ChunkError(again, { cause })
      },
    )
    return loading
  }
  const again = () => {
    Lazy = lazy(module) // React keeps the failure of the one before
    return start()
  }
  function module(): Promise<{ default: ComponentType<Props> }> {
    const component = loaded
    if (component) return atOnce({ default: component })
    return (loading ?? start()).then((arrived) => ({ default: arrived }))
  }
  const fetchCode = () => {
    if (loaded) return undefined
    if (hasFailed) return again()
    return loading ?? start()
  }
  return {
    component: (props) => createElement(Lazy as ComponentType<Props>, props),
    fetchCode,
    isLoaded: () => loaded !== undefined,
    withCode: (then) => {
      const code = fetchCode()
      if (code) void code.then(then, then)
      else then()
    },
  }
}

/** Addresses of style sheets that failed: Vite asks for each once only, and goes on without it at the next attempt. */
const missingStyles = new Set<string>()

function noteStyle(cause: unknown): void {
  const path = cause instanceof Error && /^Unable to preload CSS for (\S+)$/.exec(cause.message)?.[1]
  if (path) missingStyles.add(path)
}

function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  return missingStyles.size === 0 ? load() : Promise.all([...missingStyles].map(restoreStyle)).then(load)
}

async function restoreStyle(path: string): Promise<void> {
  const link = document.createElement('link')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${path}`)))
    link.rel = 'stylesheet'
    link.href = path
    document.head.append(link)
  })
  missingStyles.delete(path)
}

/** A promise-like value that answers at once, which lets React render at once. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React's lazy takes any thenable
  return { then: (take: (taken: Value) => void) => take(value) } as Promise<Value> // lazy calls nothing else of it
}
