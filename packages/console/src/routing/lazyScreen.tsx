import { type ComponentType, createElement, use } from 'react'

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
 * A screen, or the frame of an area, whose code is loaded when it is first needed. Unlike React's lazy it renders without suspending
 * once the code has been preloaded. Rendering never repeats a failed load: only fetchCode, withCode and ChunkError.loadAgain do.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  const start = () => {
    hasFailed = false
    loading = load().then(
      (component) => {
        loaded = component
        return component
      },
      (cause: unknown) => {
        hasFailed = true
        throw new ChunkError(start, { cause })
      },
    )
    return loading
  }
  const fetchCode = () => {
    if (loaded) return undefined
    return loading && !hasFailed ? loading : start()
  }
  return {
    component: (props) => createElement(loaded ?? use(loading ?? start()), props),
    fetchCode,
    isLoaded: () => loaded !== undefined,
    withCode: (then) => {
      const code = fetchCode()
      if (code) void code.then(then, then)
      else then()
    },
  }
}
