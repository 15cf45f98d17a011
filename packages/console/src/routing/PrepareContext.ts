import { createContext } from 'react'
import type { Prepare } from './useHeldLocation.ts'

export interface Preparing {
  prepare: Prepare
  /** Milliseconds that a link is pointed at before it is prepared. */
  delay: number
}

/** How links load what they lead to; App provides it. */
export const PrepareContext = createContext<Preparing>({ prepare: () => undefined, delay: 0 })
