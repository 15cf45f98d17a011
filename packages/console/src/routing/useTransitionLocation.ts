import { createContext, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { PendingTiming } from '../load/Pending.tsx'
import { BASE } from '../product.ts'
import { useProvided } from '../useProvided.ts'

/** Loads the code and data of a path; undefined if there is nothing to wait for. */
export type Prepare = (path: string, purpose?: Purpose) => Promise<unknown> | undefined

/** `guess`: the user may go there next. A guess never repeats a load that failed. */
export type Purpose = 'navigation' | 'guess'

/** How the user got to the current address: by one of our links or redirects, or with the browser's back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** `waiting`: the current screen stays. `pending`: the pending view replaces it. `asking`: leaving would lose changes. */
export type Phase = 'shown' | 'waiting' | 'pending' | 'asking'

interface TransitionOptions {
  timing: NavigationTiming
  prepare: Prepare
  unsaved: ReadonlyMap<symbol, LeaveReason>
}

/** The shown address, which lags behind the browser's while the next screen loads, and functions to change it. */
export function useTransitionLocation({ timing, prepare, unsaved }: TransitionOptions) {
  const [path, navigateAway] = useLocation()
  const search = useSearch()
  const [shown, setShown] = useState<ShownAddress>({ path, search, kind: 'pop' })
  const [phase, setPhase] = useState<Phase>('shown')
  const [allowed, setAllowed] = useState<string>()
  const kind = useRef<NavigationKind>('pop') // of the navigation under way
  const shownEntry = useRef(historyIndex())
  const pendingSince = useRef<number>(undefined) // while the pending view shows
  const target = path === shown.path ? undefined : path
  if (target === undefined && search !== shown.search) setShown({ ...shown, search })

  const navigate = useCallback<Navigate>(
    (to, options) => {
      kind.current = options?.replace ? 'replace' : 'push'
      navigateAway(to, options)
    },
    [navigateAway],
  )

  useLayoutEffect(() => {
    if (target === undefined) setAllowed(undefined)
    const isBlocked = target !== undefined && target !== allowed && unsaved.size > 0
    if (target === undefined || isBlocked) {
      pendingSince.current = undefined
      return setPhase(isBlocked ? 'asking' : 'shown')
    }
    const show = () => setShown((previous) => ({ ...previous, path: target, kind: kind.current }))
    const ready = prepare(target)
    const isPending = pendingSince.current !== undefined // another target was chosen meanwhile
    if (!ready && !isPending) return show()
    if (!isPending) setPhase('waiting')
    return waitFor(ready, { timing, pendingSince, onPending: () => setPhase('pending'), onReady: show })
  }, [target, allowed, unsaved, prepare, timing])

  // Unless we navigate, the next change comes from the browser's back or forward.
  useEffect(() => {
    if (target !== undefined) return
    kind.current = 'pop'
    shownEntry.current = historyIndex()
  })

  const stay = () => {
    if (returnToEntry(shownEntry.current)) return
    const address = shown.search ? `${shown.path}?${shown.search}` : shown.path
    // A link added an entry, which is replaced; going back left one, which is added again.
    navigateAway(address, { replace: kind.current !== 'pop' })
  }
  const leave = () => setAllowed(target)
  return {
    ...shown,
    isSettled: target === undefined,
    phase,
    navigate,
    stay,
    leave,
  }
}

interface ShownAddress {
  path: string
  search: string
  /** How the user got there. */
  kind: NavigationKind
}

interface WaitOptions {
  timing: NavigationTiming
  /** When the pending view appeared, by `performance.now()`; undefined while the current screen stays. */
  pendingSince: { current: number | undefined }
  onPending: () => void
  onReady: () => void
}

/** Waits for the load; returns a function that stops waiting. The screen reports its own failures. */
function waitFor(
  ready: Promise<unknown> | undefined,
  { timing, pendingSince, onPending, onReady }: WaitOptions,
): () => void {
  const startPending = () => {
    pendingSince.current = performance.now()
    onPending()
  }
  let timer = pendingSince.current === undefined ? setTimeout(startPending, timing.pendingAfter) : undefined
  let isLive = true
  const arrive = () => {
    if (!isLive) return
    clearTimeout(timer)
    if (pendingSince.current === undefined) return onReady()
    const left = pendingSince.current + timing.minimumPending - performance.now()
    timer = setTimeout(onReady, Math.max(0, left))
  }
  Promise.resolve(ready).then(arrive, arrive)
  return () => {
    isLive = false
    clearTimeout(timer)
  }
}

export type Navigate = ReturnType<typeof useLocation>[1]

/** The shown address. */
export interface ShownLocation {
  path: string
  navigate: Navigate
  /** The shown address is the browser's: no navigation is pending. */
  isSettled: boolean
  /** The pending view replaces the current screen. */
  isPending: boolean
}

/** The path alone, so that the many links don't re-render when the search changes. */
export const ShownPathContext = createContext<[path: string, navigate: Navigate] | undefined>(undefined)

/** The search alone, so that screens don't re-render for a pending navigation. */
export const ShownSearchContext = createContext<string | undefined>(undefined)

/** Why to ask before leaving: unsaved changes, or work that would stop half-way. */
export type LeaveReason = 'unsaved' | 'running'

/** What leaving would lose or stop; the same map for the lifetime of the page. */
export const UnsavedContext = createContext<Map<symbol, LeaveReason> | undefined>(undefined)

export const ShownLocationContext = createContext<ShownLocation | undefined>(undefined)

/** TransitionRouter provides it. */
export function useShownLocation(): ShownLocation {
  return useProvided(ShownLocationContext)
}

/** Where forms and running work register what leaving would lose. */
export function useUnsaved(): Map<symbol, LeaveReason> {
  return useProvided(UnsavedContext)
}

/** The shown search, as `searchHook` of wouter's Router. */
export function useShownSearch(): string {
  return useProvided(ShownSearchContext)
}

/** The shown path and a function to navigate, as `hook` of wouter's Router. */
export function useShownPath(): [path: string, navigate: Navigate] {
  return useProvided(ShownPathContext)
}

export interface Preparing {
  prepare: Prepare
  /** How long a link is hovered over before it is prepared, in milliseconds. */
  delay: number
}

/** How links preload their target; App provides it. */
export const PrepareContext = createContext<Preparing>({ prepare: () => undefined, delay: 0 })

/** Path, query and hash of the current address, in the form of a `redirect` parameter. */
export function useCurrentAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return `${search === '' ? path : `${path}?${search}`}${window.location.hash}`
}

export interface NavigationTiming extends PendingTiming {
  /** How long a link is hovered over or focused before its screen loads, in milliseconds. */
  preloadDelay: number
}

/** The product's timing (contract 9.1); stories don't wait. */
export const productNavigation: NavigationTiming = { preloadDelay: 50, pendingAfter: 1000, minimumPending: 500 }

/** The part of the Navigation API used here, which isn't in all of TypeScript's libraries. */
interface WithNavigation {
  navigation?: {
    currentEntry?: { index: number } | null
    entries: () => readonly { key: string; url: string | null }[]
    traverseTo: (key: string) => unknown
  }
}

/** The index of the current entry in this tab's history; undefined without the Navigation API. */
export function historyIndex(): number | undefined {
  return (window as WithNavigation).navigation?.currentEntry?.index
}

/**
 * Goes back or forward to the shown entry, so that staying adds nothing to the history. False if that entry is already current, or if the
 * position is unknown: then its address has to be put into the current entry.
 */
export function returnToEntry(shown: number | undefined): boolean {
  const current = historyIndex()
  if (current === undefined || shown === undefined || current === shown) return false
  window.history.go(shown - current)
  return true
}

/**
 * Removes a dialog from the address: goes back to the entry that the dialog was opened from, if there is one, so that closing adds no
 * step to the history. False if the dialog was opened by its address: then that has to be replaced.
 */
export function returnToOpener(href: string): boolean {
  const { navigation } = window as WithNavigation
  const opener = navigation?.entries()[(historyIndex() ?? 0) - 1]
  const { href: wanted } = new URL(BASE + href, window.location.origin)
  if (!opener || opener.url !== wanted || window.location.href === wanted) return false
  navigation?.traverseTo(opener.key) // to the same entry however often it is called
  return true
}
