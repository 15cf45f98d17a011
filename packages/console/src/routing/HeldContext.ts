import { createContext } from 'react'
import type { useLocation } from 'wouter'
import { useProvided } from '../useProvided.ts'

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
