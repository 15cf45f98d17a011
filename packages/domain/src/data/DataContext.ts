import { createContext, useContext } from 'react'
import type { Client } from '../http/createClient.ts'
import type { Session } from '../http/createSession.ts'
import type { Log } from '../http/log.ts'
import type { KeyUsage } from './keyUsage.ts'
import type { PendingLoads } from './pendingLoads.ts'
import type { DataTiming } from './timing.ts'

/** What the data layer needs of the world around it (spec, section 9: caching). */
export interface DataEnvironment {
  client: Client
  session: Session
  log: Log
  timing: DataTiming
}

/** What hooks need beside it. */
export interface DataInside extends DataEnvironment {
  pending: PendingLoads
  usage: KeyUsage
  /** Loads ahead of the screen that needs them which are still under way, by key. */
  ahead: Map<string, Promise<unknown>>
  /** When keys were loaded ahead of the screen that needs them, in milliseconds of the page's own clock. */
  prepared: Map<string, number>
}

export const DataContext = createContext<DataInside | undefined>(undefined)

/** Client, session and log of the nearest DataProvider (spec, section 9: caching). */
export function useData(): DataInside {
  const value = useContext(DataContext)
  if (!value) throw new Error('There is no DataProvider above this component: wrap the tree in one, as App does.')
  return value
}
