import { type ComponentType, createElement, use } from 'react'

/** Code of the console that could not be fetched: mostly because a newer version has been deployed since. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

export interface LazyScreen<Props extends object> {
  component: ComponentType<Props>
  /** Fetches the code; undefined when it is there. */
  fetchCode: () => Promise<unknown> | undefined
  /** Does something with the code there, so that a dialog opens at once and whole; without the code the component says what is wrong. */
  withCode: (then: () => void) => void
}

/**
 * A screen, or the frame of an area, whose code is fetched when it is first needed. Unlike React's lazy it shows at once what was
 * fetched before, and a fetch that failed can be repeated.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let isFetched = false
  let fetching: Promise<ComponentType<Props>> | undefined
  const keep = (component: ComponentType<Props>) => {
    isFetched = true
    // What React itself notes on a promise that it has waited for: with it, the first rendering does not suspend.
    if (fetching) Object.assign(fetching, { status: 'fulfilled', value: component })
    return component
  }
  const fail = (cause: unknown) => {
    fetching = undefined
    throw new ChunkError('A part of the console could not be loaded.', { cause })
  }
  const fetchOnce = () => {
    fetching ??= load().then(keep, fail)
    return fetching
  }
  return {
    component: (props) => createElement(use(fetchOnce()), props),
    fetchCode: () => (isFetched ? undefined : fetchOnce()),
    withCode: (then) => {
      if (isFetched) then()
      else void fetchOnce().then(then, then)
    },
  }
}
