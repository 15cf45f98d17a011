import { createContext, useContext } from 'react'
import type { Client } from '../http/createClient.ts'
import type { Session } from '../http/createSession.ts'
import type { Log } from '../http/log.ts'
import type { KeyUsage } from './keyUsage.ts'
import type { PendingLoads } from './pendingLoads.ts'
import type { DataTiming } from './timing.ts'

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
}

export const DataContext = createContext<DataInside | undefined>(undefined)

/** Client, session and log of the nearest DataProvider. */
export function useData(): DataInside {
  const value = useContext(DataContext)
  if (!value) throw new Error('There is no DataProvider above this component: wrap the tree in one, as App does.')
  return value
}
