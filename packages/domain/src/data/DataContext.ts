import { createContext, useContext } from 'react'
import type { Client } from '../http/client/createClient.ts'
import type { Clock } from '../http/client/createClock.ts'
import type { Log } from '../http/client/log.ts'
import type { Session } from '../http/session/createSession.ts'
import type { DocumentStore } from './documentStore.ts'
import type { DataTiming } from './Read.ts'

/** What the data layer needs from its surroundings. */
export interface DataEnvironment {
  client: Client
  session: Session
  log: Log
  timing: DataTiming
  clock: Clock
}

/** What hooks need as well. */
export interface DataContextValue extends DataEnvironment {
  pending: PendingLoads
  usage: KeyUsage
  documents: DocumentStore
  /** Preloads in flight, by key. */
  preloads: Map<string, Promise<unknown>>
  /** When each key was preloaded, in milliseconds of `performance.now()`. */
  preloadedAt: Map<string, number>
  /** Loads in flight that a component began, by key. */
  shownLoads: Map<string, Promise<unknown>>
  /** Loads in flight that no component began, by key. */
  sharedLoads: Map<string, Promise<unknown>>
}

export const DataContext = createContext<DataContextValue | undefined>(undefined)

export function useData(): DataContextValue {
  const value = useContext(DataContext)
  if (!value) throw new Error('There is no DataProvider above this component: wrap the tree in one, as App does.')
  return value
}

/** Tracks which keys of the cache are in use. */
export interface KeyUsage {
  /** Counts one more user of the key; the returned function removes it. */
  need: (key: string) => () => void
  isNeeded: (key: string) => boolean
  stop: () => void
}

/** Loads in flight, by key. The end of a session ends them too (`session.lifetime`). */
export interface PendingLoads {
  /** Returns the signal for a new load of this key and aborts the previous one. */
  begin: (key: string) => AbortSignal
  abort: (key: string) => void
}
