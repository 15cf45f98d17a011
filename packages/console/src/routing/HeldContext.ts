import { createContext } from 'react'
import type { useLocation } from 'wouter'
import { useProvided } from '../useProvided.ts'

export type Navigate = ReturnType<typeof useLocation>[1]

/** The address that is shown, which lags behind the browser's while the next screen loads. */
export interface Held {
  path: string
  search: string
  navigate: Navigate
  /** The browser's address is the one that is shown: nothing is on its way. */
  isSettled: boolean
  /** The present screen has stayed long enough: the pending view takes its place. */
  isPending: boolean
  /** Forms with changes that leaving would lose. */
  unsaved: Set<symbol>
}

/** The path alone, for the many links, which need not know when the search changes. */
export const HeldPathContext = createContext<[path: string, navigate: Navigate] | undefined>(undefined)

export const HeldContext = createContext<Held | undefined>(undefined)

/** The address that is shown; HeldRouter provides it. */
export function useHeld(): Held {
  return useProvided(HeldContext)
}

/** The path that is shown, and how to change the address; as `hook` of wouter's Router. */
export function useHeldPath(): [path: string, navigate: Navigate] {
  return useProvided(HeldPathContext)
}
