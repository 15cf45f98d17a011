import { createContext, useContext } from 'react'
import type { Client } from '../http/client/createClient.ts'
import type { Clock } from '../http/client/createClock.ts'
import type { Log } from '../http/client/log.ts'
import type { Session } from '../http/session/createSession.ts'
import type { Loads } from './createLoads.ts'
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
  usage: KeyUsage
  /** Lists on screen that aren't in the cache. */
  ownLists: Set<OwnList>
  loads: Loads
  documents: DocumentStore
}

export const DataContext = createContext<DataContextValue | undefined>(undefined)

export function useData(): DataContextValue {
  const value = useContext(DataContext)
  if (!value) throw new Error('There is no DataProvider above this component: wrap the tree in one, as App does.')
  return value
}

/** Any row of a list. */
export type ListedRow = { readonly [Name in 'id' | 'organizationId' | 'status' | 'role']?: string | null | undefined }

/** A list that is read by other means than the cache's. */
export interface OwnList {
  rows: () => readonly ListedRow[]
  /** Called if the rows don't show a write yet. */
  readAgain: () => void
}

/** Tracks which keys of the cache are in use. */
export interface KeyUsage {
  /** Counts one more user of the key; the returned function removes it. */
  need: (key: string) => () => void
  isNeeded: (key: string) => boolean
}
