import { type ComponentType, createElement, lazy } from 'react'
import { BASE } from '../product.ts'
import type { Purpose } from '../routing/useTransitionLocation.ts'
import { storageKeys } from '../storageKeys.ts'

export interface LazyScreen<Props extends object> extends Pick<LateCode<unknown>, 'fetchCode' | 'isLoaded'> {
  component: ComponentType<Props>
  /**
   * Calls back once the code has loaded, so that a dialog opens at once and complete. Also after a failure, which the component then
   * shows.
   */
  withCode: (then: () => void) => void
}

/**
 * A screen, or the frame of an area, whose code loads on first use. Based on React's lazy, but it renders without suspending once
 * preloaded, and a failed load can be retried: by fetchCode, withCode and ChunkError.loadAgain, never by rendering.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const code = lateCode(load, () => {
    Lazy = lazy(module) // React keeps the previous failure
  })
  let Lazy = lazy(module)
  function module(): Promise<{ default: ComponentType<Props> }> {
    const component = code.current()
    if (component) return resolvedThenable({ default: component })
    return code.arrival().then((arrived) => ({ default: arrived }))
  }
  return {
    component: (props) => createElement(Lazy as ComponentType<Props>, props),
    fetchCode: code.fetchCode,
    isLoaded: code.isLoaded,
    withCode: (then) => {
      const loading = code.fetchCode()
      if (loading) void loading.then(then, then)
      else then()
    },
  }
}

interface LateCode<Code> {
  /** The code, once it has loaded. */
  current: () => Code | undefined
  isLoaded: () => boolean
  /** Loads the code, also after a failure unless this is only a guess; undefined once it is loaded. */
  fetchCode: (purpose?: Purpose) => Promise<Code> | undefined
  /** The first load, or the latest retry; a failed one isn't repeated. */
  arrival: () => Promise<Code>
}

/** Code that loads on first use. Rejects with a ChunkError, whose `loadAgain` retries; `onRetry` is called before each retry. */
export function lateCode<Code>(load: () => Promise<Code>, onRetry: () => void = () => undefined): LateCode<Code> {
  let loaded: Code | undefined
  let loading: Promise<Code> | undefined
  let hasFailed = false
  const start = () => {
    hasFailed = false
    loading = withStyles(load).then(
      (code) => {
        loaded = code
        return code
      },
      (cause: unknown) => {
        hasFailed = true
        noteMissingStyle(cause)
        throw new ChunkError(retry, { cause })
      },
    )
    return loading
  }
  const retry = () => {
    onRetry()
    void forgetPreloads()
    return start()
  }
  const arrival = () => loading ?? start()
  return {
    current: () => loaded,
    isLoaded: () => loaded !== undefined,
    fetchCode: (purpose) => {
      if (loaded) return undefined
      return hasFailed && purpose !== 'guess' ? retry() : arrival()
    },
    arrival,
  }
}

/** Style sheets that failed to load: Vite requests each only once, and goes on without it at the next attempt. */
const missingStyles = new Set<string>()

function noteMissingStyle(cause: unknown): void {
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

/** A thenable that resolves synchronously, so that React renders without suspending. */
function resolvedThenable<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React's lazy takes any thenable
  return { then: (take: (taken: Value) => void) => take(value) } as Promise<Value> // lazy calls nothing else
}

/** A script of the console failed to load: the connection broke, or a newer version has been deployed. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  /** Requests the script once more. */
  readonly loadAgain: () => Promise<unknown>

  constructor(loadAgain: () => Promise<unknown>, options?: ErrorOptions) {
    super('A part of the console could not be loaded.', options)
    this.loadAgain = loadAgain
  }
}

export interface Recovery {
  reload: () => void
  storage: () => Storage
}

/**
 * Reloads the page after a script failed to load: once per version, and only while the server answers, as otherwise the browser's error
 * page would replace ours. Resolves to whether a newer version has been deployed. A second failure in the same version doesn't reload.
 */
export async function reloadOnce(error: ChunkError, { reload, storage }: Recovery): Promise<{ isOutdated: boolean }> {
  const served = await servedVersion()
  const isOutdated = served !== undefined && served !== ownVersion()
  if (served !== undefined && isFirstTime(storage)) await reloadFresh(error.cause, reload)
  return { isOutdated }
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
async function forgetPreloads(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
  await Promise.allSettled([...preloads].map(({ href }) => fetch(href, options)))
}
