import { createListeners } from '../host/createListeners.ts'

/** In milliseconds. */
export interface PageTiming {
  /** How long a link is hovered over or focused before its screen loads. */
  preloadDelay: number
  /** The delay before the pending view shows; until then the present screen stays. */
  pendingAfter: number
  /** How long the pending view then stays at least. */
  minimumPending: number
  /** When a wait is explained, and when it can be restarted. */
  stillLoadingAfter: number
  retryAfter: number
}

/** The product's timing (contract 9.1 and 9.5); stories don't wait. */
export const pageTiming: PageTiming = {
  preloadDelay: 50,
  pendingAfter: 1000,
  minimumPending: 500,
  stillLoadingAfter: 3000,
  retryAfter: 10_000,
}

/** The page's single wait: a navigation, the account, code and data may load in turn, but the user sees one pending view. */
export interface Wait {
  timing: PageTiming
  /** Starts waiting; returns the function that ends it. `isDue`: the delay is already over. */
  begin: (isDue?: boolean) => () => void
  isVisible: () => boolean
  /** The view has only just become visible, so the content waits to prevent a flash. */
  isFresh: () => boolean
  subscribe: (listener: () => void) => () => void
}

export function createWait(timing: PageTiming): Wait {
  const { pendingAfter, minimumPending } = timing
  const { subscribe, tell } = createListeners()
  let waits = 0
  let state: 'idle' | 'unseen' | 'fresh' | 'visible' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (next: typeof state) => {
    clearTimeout(timer)
    state = next
    tell()
  }
  const show = () => {
    enter(minimumPending > 0 ? 'fresh' : 'visible')
    if (minimumPending > 0) timer = setTimeout(() => enter('visible'), minimumPending)
  }
  return {
    timing,
    begin: (isDue = false) => {
      waits += 1
      const isSeen = state === 'fresh' || state === 'visible'
      if (!isSeen && (isDue || pendingAfter === 0)) show()
      else if (state === 'idle') {
        state = 'unseen'
        timer = setTimeout(show, pendingAfter)
      }
      return () => {
        waits -= 1
        // The next wait may begin in the same commit, and then continues this one.
        queueMicrotask(() => {
          if (waits === 0 && state !== 'idle') enter('idle')
        })
      }
    },
    isVisible: () => state === 'fresh' || state === 'visible',
    isFresh: () => state === 'fresh',
    subscribe,
  }
}
