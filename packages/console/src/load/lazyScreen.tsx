import { type ComponentType, createElement, lazy } from 'react'
import { ChunkError, forgetPreloads } from './recovery.ts'

/** `guess`: the user may go there next. A guess never repeats a load that failed. */
export type Purpose = 'first' | 'navigation' | 'guess'

export interface LazyScreen<Props extends object> {
  component: ComponentType<Props>
  isLoaded: () => boolean
  /** Loads the code, also after a failure unless this is only a guess; undefined once it is loaded. */
  fetchCode: (purpose?: Purpose) => Promise<unknown> | undefined
  /**
   * Calls back once the code has loaded, so that a dialog opens at once and complete. Also after a failure, which the component then
   * shows.
   */
  withCode: (then: () => void) => void
}

/**
 * A component whose code loads on first use. Based on React's lazy, but it renders without suspending once preloaded, and a failed load
 * can be retried: by fetchCode, withCode and ChunkError.loadAgain, never by rendering.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  const start = () => {
    hasFailed = false
    loading = withStyles(load).then(
      (component) => {
        loaded = component
        return component
      },
      (cause: unknown) => {
        hasFailed = true
        noteMissingStyle(cause)
        throw new ChunkError(retry, { cause })
      },
    )
    return loading
  }
  const arrival = () => loading ?? start()
  const module = (): Promise<{ default: ComponentType<Props> }> =>
    loaded ? resolvedThenable({ default: loaded }) : arrival().then((component) => ({ default: component }))
  let Lazy = lazy(module)
  const retry = () => {
    Lazy = lazy(module) // React keeps the previous failure
    void forgetPreloads()
    return start()
  }
  const fetchCode = (purpose?: Purpose) => {
    if (loaded) return undefined
    return hasFailed && purpose !== 'guess' ? retry() : arrival()
  }
  return {
    component: (props) => createElement(Lazy as ComponentType<Props>, props),
    isLoaded: () => loaded !== undefined,
    fetchCode,
    withCode: (then) => {
      const loading = fetchCode()
      if (loading) void loading.then(then, then)
      else then()
    },
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
