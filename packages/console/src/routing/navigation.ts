import type { useLocation } from 'wouter'
import { createListeners } from '../host/createListeners.ts'
import type { Wait } from '../load/createWait.ts'
import type { Purpose } from '../load/lazyScreen.tsx'
import { historyIndex, returnToEntry } from './historyEntries.ts'

/** Loads the code and data of an address; undefined if there is nothing to wait for. */
export type Prepare = (address: string, purpose?: Purpose) => Promise<unknown> | undefined

/** Why to ask before leaving: unsaved changes, or work that would stop half-way. */
export type LeaveReason = 'unsaved' | 'running'

type Navigate = ReturnType<typeof useLocation>[1]

/** The address on screen, which lags behind the browser's while the next screen loads. */
export interface ShownAddress {
  path: string
  search: string
  /** The path that was shown before this one. */
  before?: string
  /** How the user got here: by one of our links or redirects, or with the browser's back and forward. */
  kind: 'push' | 'replace' | 'pop'
  /** `waiting`: the next screen loads. `pending`: the pending view replaces this one. `asking`: leaving would lose changes. */
  phase: 'shown' | 'waiting' | 'pending' | 'asking'
}

/** Follows the browser's address: keeps the present screen until the next one is ready, and asks before changes are lost. */
export interface Navigation {
  shown: () => ShownAddress
  subscribe: (listener: () => void) => () => void
  navigate: Navigate
  /** What leaving would lose or stop; forms and running work register here. */
  unsaved: Map<symbol, LeaveReason>
  stay: () => void
  leave: () => void
  prepare: Prepare
  /** Milliseconds that a link is hovered over before it is prepared. */
  preloadDelay: number
  /** The browser is at this address; returns a function that stops waiting for its screen. */
  follow: (address: BrowserAddress) => () => void
}

interface BrowserAddress {
  path: string
  search: string
  navigate: Navigate
}

/** An address as links write it. */
export function addressOf({ path, search }: Pick<ShownAddress, 'path' | 'search'>): string {
  return search === '' ? path : `${path}?${search}`
}

/** The address of a link, its path decoded where it can be, as wouter gives it. */
function partsOf(href: string): Pick<ShownAddress, 'path' | 'search'> {
  const [path = '', search = ''] = href.replace(/#.*/, '').split(/\?(.*)/s)
  return { path: decoded(path), search }
}

function decoded(part: string): string {
  try {
    return decodeURI(part)
  } catch {
    return part
  }
}

type NavigationOptions = BrowserAddress & { prepare: Prepare; wait: Wait }

export function createNavigation({ prepare, wait, ...opened }: NavigationOptions): Navigation {
  const { subscribe, tell } = createListeners()
  const unsaved = new Map<symbol, LeaveReason>()
  let browser = opened
  let shown: ShownAddress = { path: opened.path, search: opened.search, kind: 'pop', phase: 'shown' }
  let kind: ShownAddress['kind'] = 'pop' // of the navigation under way
  let entry = historyIndex()
  let allowed: string | undefined
  let stopWaiting = () => {}

  const set = (change: Partial<ShownAddress>) => {
    const isSame = Object.entries(change).every(([key, value]) => shown[key as keyof ShownAddress] === value)
    if (isSame) return
    const { path } = shown
    shown = { ...shown, ...change }
    if (shown.path !== path) shown.before = path
    tell()
  }
  /** Until our own navigate() says otherwise, the next change of address counts as the browser's back or forward. */
  const settle = (change: Partial<ShownAddress>) => {
    kind = 'pop'
    entry = historyIndex()
    allowed = undefined
    set({ ...change, phase: 'shown' })
  }

  const go = (address: BrowserAddress) => {
    browser = address
    const { path: target, search: targetSearch } = address
    stopWaiting()
    // A list's own links change its search while a form is open; going back to another list would stop work on this one.
    const isRunning = kind === 'pop' && targetSearch !== shown.search && [...unsaved.values()].includes('running')
    if (target === shown.path && !isRunning) settle({ search: targetSearch })
    else if (unsaved.size > 0 && target !== allowed) set({ phase: 'asking' })
    else {
      const ready = prepare(addressOf(address))
      const show = () => settle({ path: target, search: targetSearch, kind })
      const onPhase = (phase: ShownAddress['phase']) => set({ phase })
      if (ready || wait.isVisible()) stopWaiting = waitFor(ready, { wait, onPhase, onReady: show })
      else show()
    }
  }
  const follow = (address: BrowserAddress) => {
    if (addressOf(address) === addressOf(browser)) browser = address
    else go(address)
    return stopWaiting
  }

  return {
    shown: () => shown,
    subscribe,
    navigate: (to, options) => {
      kind = options?.replace ? 'replace' : 'push'
      browser.navigate(to, options)
      const parts = partsOf(to)
      // Before React hears of it, so that one rendering shows all of it; another page waits until what led to it has closed.
      if (parts.path === shown.path) go({ ...browser, ...parts })
    },
    unsaved,
    stay: () => {
      if (returnToEntry(entry)) return
      // After a link, its new history entry is replaced; after going back, the entry that was left is pushed again.
      browser.navigate(addressOf(shown), { replace: kind !== 'pop' })
    },
    leave: () => {
      allowed = browser.path
      go(browser)
    },
    prepare,
    preloadDelay: wait.timing.preloadDelay,
    follow,
  }
}

interface WaitOptions {
  wait: Wait
  onPhase: (phase: 'waiting' | 'pending') => void
  onReady: () => void
}

/**
 * Calls back once the screen is ready and a pending view that has just become visible has had its minimum. Returns a function that stops
 * waiting.
 */
function waitFor(ready: Promise<unknown> | undefined, { wait, onPhase, onReady }: WaitOptions): () => void {
  const end = wait.begin()
  let isReady = ready === undefined
  let isOver = false
  const finish = (last?: () => void) => {
    if (isOver) return
    isOver = true
    unsubscribe()
    last?.() // before the wait ends, so that the next screen's own wait continues it
    end()
  }
  const look = () => {
    if (isOver) return
    if (isReady && !wait.isFresh()) finish(onReady)
    else onPhase(wait.isVisible() ? 'pending' : 'waiting')
  }
  const unsubscribe = wait.subscribe(look)
  const arrive = () => {
    isReady = true
    look()
  }
  ready?.then(arrive, arrive) // the screen reports its own failures
  look()
  return () => finish()
}
