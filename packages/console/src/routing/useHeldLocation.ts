import { createContext, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { PendingTiming } from '../load/Pending.tsx'
import { useProvided } from '../useProvided.ts'

/** Gets the code and data of a path; undefined when nothing has to be waited for. */
export type Prepare = (path: string) => Promise<unknown> | undefined

/** How the present address was come to: by a link or a redirect of ours, or by the browser's back and forward. */
export type Kind = 'push' | 'replace' | 'pop'

/** `waiting`: the present screen stays. `pending`: it has stayed long enough. `asking`: leaving would lose changes. */
export type Phase = 'shown' | 'waiting' | 'pending' | 'asking'

interface HoldOptions {
  timing: NavigationTiming
  prepare: Prepare
  unsaved: ReadonlyMap<symbol, LeaveReason>
}

/** The address to show for the browser's, and how to change it. */
export function useHeldLocation({ timing, prepare, unsaved }: HoldOptions) {
  const [path, navigateAway] = useLocation()
  const search = useSearch()
  const [shown, setShown] = useState(path)
  const [phase, setPhase] = useState<Phase>('shown')
  const [allowed, setAllowed] = useState<string>()
  const kind = useRef<Kind>('pop')
  const shownSearch = useRef(search)
  const shownEntry = useRef(historyIndex())
  const target = path === shown ? undefined : path
  if (target === undefined) shownSearch.current = search

  const navigate = useCallback<Navigate>(
    (to, options) => {
      kind.current = options?.replace ? 'replace' : 'push'
      navigateAway(to, options)
    },
    [navigateAway],
  )

  useLayoutEffect(() => {
    if (target === undefined) setAllowed(undefined)
    const isHeldBack = target !== undefined && target !== allowed && unsaved.size > 0
    if (target === undefined || isHeldBack) return setPhase(isHeldBack ? 'asking' : 'shown')
    const ready = prepare(target)
    if (!ready) return setShown(target)
    setPhase('waiting')
    return hold(ready, { timing, onPending: () => setPhase('pending'), onReady: () => setShown(target) })
  }, [target, allowed, unsaved, prepare, timing])

  // Whatever comes next without our navigating is the browser's back or forward.
  useEffect(() => {
    if (target !== undefined) return
    kind.current = 'pop'
    shownEntry.current = historyIndex()
  })

  const stay = () => {
    if (returnToEntry(shownEntry.current)) return
    const address = shownSearch.current ? `${shown}?${shownSearch.current}` : shown
    // A link has added an entry, which is taken over; going back has left one, which is added again.
    navigateAway(address, { replace: kind.current !== 'pop' })
  }
  const leave = () => setAllowed(target)
  return {
    path: shown,
    search: shownSearch.current,
    isSettled: target === undefined,
    kind: kind.current,
    phase,
    navigate,
    stay,
    leave,
  }
}

interface Holding {
  timing: NavigationTiming
  onPending: () => void
  onReady: () => void
}

/** Waits for what is loading, and gives the way to stop waiting. Failures are shown by the screen itself. */
function hold(ready: Promise<unknown>, { timing, onPending, onReady }: Holding): () => void {
  let pendingSince: number | undefined
  let timer = setTimeout(() => {
    pendingSince = performance.now()
    onPending()
  }, timing.pendingAfter)
  let isLive = true
  const arrive = () => {
    if (!isLive) return
    clearTimeout(timer)
    if (pendingSince === undefined) return onReady()
    const left = pendingSince + timing.minimumPending - performance.now()
    timer = setTimeout(onReady, Math.max(0, left))
  }
  ready.then(arrive, arrive)
  return () => {
    isLive = false
    clearTimeout(timer)
  }
}

export type Navigate = ReturnType<typeof useLocation>[1]

/** The address that is shown, which lags behind the browser's while the next screen loads. */
export interface Held {
  path: string
  navigate: Navigate
  /** The browser's address is the one that is shown: nothing is on its way. */
  isSettled: boolean
  /** The present screen has stayed long enough: the pending view takes its place. */
  isPending: boolean
}

/** The path alone, for the many links, which need not know when the search changes. */
export const HeldPathContext = createContext<[path: string, navigate: Navigate] | undefined>(undefined)

/** The search alone, for the screens, which need not know that another address is on its way. */
export const HeldSearchContext = createContext<string | undefined>(undefined)

/** Why leaving has to be asked about: changes that aren't saved, or work that would stop half-way. */
export type LeaveReason = 'unsaved' | 'running'

/** What leaving would lose or stop; the same map as long as the page lives. */
export const UnsavedContext = createContext<Map<symbol, LeaveReason> | undefined>(undefined)

export const HeldContext = createContext<Held | undefined>(undefined)

/** The address that is shown; HeldRouter provides it. */
export function useHeld(): Held {
  return useProvided(HeldContext)
}

/** Where a form or running work says that leaving would lose something. */
export function useUnsaved(): Map<symbol, LeaveReason> {
  return useProvided(UnsavedContext)
}

/** The search that is shown; as `searchHook` of wouter's Router. */
export function useHeldSearch(): string {
  return useProvided(HeldSearchContext)
}

/** The path that is shown, and how to change the address; as `hook` of wouter's Router. */
export function useHeldPath(): [path: string, navigate: Navigate] {
  return useProvided(HeldPathContext)
}

export interface Preparing {
  prepare: Prepare
  /** Milliseconds that a link is pointed at before it is prepared. */
  delay: number
}

/** How links load what they lead to; App provides it. */
export const PrepareContext = createContext<Preparing>({ prepare: () => undefined, delay: 0 })

/** Path, query and hash of the present address, as a return-to parameter wants them. */
export function usePresentAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return `${search === '' ? path : `${path}?${search}`}${window.location.hash}`
}

export interface NavigationTiming extends PendingTiming {
  /** Milliseconds that a link is pointed at or focused before its screen is loaded. */
  preloadDelay: number
}

/** The product's times (spec, section 9: Router timing); stories wait for nothing. */
export const productNavigation: NavigationTiming = { preloadDelay: 50, pendingAfter: 1000, minimumPending: 500 }

/** The Navigation API's part that is used here; TypeScript's own types don't know it everywhere. */
interface WithNavigation {
  navigation?: { currentEntry?: { index: number } | null }
}

/** Which entry of this tab's history is the present one; undefined in a browser without the Navigation API. */
export function historyIndex(): number | undefined {
  return (window as WithNavigation).navigation?.currentEntry?.index
}

/**
 * Goes back, or forward, to the entry that was shown, so that staying leaves no extra step in the history. False where the present entry
 * is that one, or nobody knows: then its address has to be put into the present entry.
 */
export function returnToEntry(shown: number | undefined): boolean {
  const present = historyIndex()
  if (present === undefined || shown === undefined || present === shown) return false
  window.history.go(shown - present)
  return true
}
