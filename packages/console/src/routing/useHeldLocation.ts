import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { LeaveReason, Navigate } from './HeldContext.ts'
import { historyIndex, returnToEntry } from './historyEntry.ts'
import type { NavigationTiming } from './navigationTiming.ts'

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
