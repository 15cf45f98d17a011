import { createContext, useContext } from 'react'
import type { useLocation } from 'wouter'

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

export const HeldContext = createContext<Held | undefined>(undefined)

/** The address that is shown; HeldRouter provides it. */
export function useHeld(): Held {
  const held = useContext(HeldContext)
  if (!held) throw new Error('There is no HeldRouter above this component: App provides it.')
  return held
}
