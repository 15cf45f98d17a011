import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import type { Session } from '../http/session/createSession.ts'
import type { DataTiming } from './Read.ts'

/** Provides the cache and the means to fill it; clears it when the session ends or changes hands. */
export function DataProvider({ children, ...environment }: DataEnvironment & { children: ReactNode }) {
  const { client, session, log, timing } = environment
  const [held] = useState(() => createCache(timing.unusedLifetime))
  const value = useMemo(() => ({ client, session, log, timing, ...held }), [client, session, log, timing, held])
  return (
    <DataContext value={value}>
      <SWRConfig value={{ provider: () => held.cache, shouldRetryOnError: false, focusThrottleInterval: 5000 }}>
        <ForgetOnSessionChange {...value} />
        {children}
      </SWRConfig>
    </DataContext>
  )
}

function createCache(lifetime: number) {
  const cache = new Map()
  const pending = createPendingLoads()
  const usage = createKeyUsage({ onUnused: pending.abort, onExpired: (key) => cache.delete(key), lifetime })
  return {
    cache,
    pending,
    usage,
    preloads: new Map<string, Promise<unknown>>(),
    preloadedAt: new Map<string, number>(),
    shownLoads: new Map<string, Promise<unknown>>(),
    sharedLoads: new Map<string, Promise<unknown>>(),
  }
}

function ForgetOnSessionChange({ session, usage, ...maps }: DataContextValue) {
  const { preloads, preloadedAt, shownLoads, sharedLoads } = maps
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      session.subscribe((event) => {
        for (const kept of [preloads, preloadedAt, shownLoads, sharedLoads]) kept.clear()
        void unload({ revalidate: event !== 'signed-out' })
      }),
    [session, preloads, preloadedAt, shownLoads, sharedLoads, unload],
  )
  useEffect(() => usage.stop, [usage])
  return null
}

/** What the data layer needs from its surroundings. */
export interface DataEnvironment {
  client: Client
  session: Session
  log: Log
  timing: DataTiming
}

/** What hooks need as well. */
export interface DataContextValue extends DataEnvironment {
  pending: PendingLoads
  usage: KeyUsage
  /** Preloads in flight, by key. */
  preloads: Map<string, Promise<unknown>>
  /** When each key was preloaded, in milliseconds of `performance.now()`. */
  preloadedAt: Map<string, number>
  /** Loads in flight that a component began, by key. */
  shownLoads: Map<string, Promise<unknown>>
  /** Loads in flight that no component began, by key. */
  sharedLoads: Map<string, Promise<unknown>>
}

const DataContext = createContext<DataContextValue | undefined>(undefined)

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

interface KeyUsageOptions {
  /** Called when a key has no user left. */
  onUnused: (key: string) => void
  /** Called when a key hasn't been used for its whole lifetime. */
  onExpired: (key: string) => void
  /** Milliseconds. */
  lifetime: number
}

/**
 * Reports when a key falls out of use (a moment later, since StrictMode mounts twice) and when it has gone unused for
 * its lifetime.
 */
export function createKeyUsage({ onUnused, onExpired, lifetime }: KeyUsageOptions): KeyUsage {
  const needed = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>[]>()
  const forget = (key: string) => {
    for (const timer of timers.get(key) ?? []) clearTimeout(timer)
    timers.delete(key)
  }
  return {
    need(key) {
      forget(key)
      needed.set(key, (needed.get(key) ?? 0) + 1)
      return () => {
        const left = (needed.get(key) ?? 1) - 1
        if (left > 0) {
          needed.set(key, left)
          return
        }
        needed.delete(key)
        timers.set(key, [setTimeout(onUnused, 0, key), setTimeout(onExpired, lifetime, key)])
      }
    },
    isNeeded: (key) => needed.has(key),
    stop() {
      for (const key of [...timers.keys()]) forget(key)
    },
  }
}

/** Loads in flight, by key. The end of a session ends them too (`session.lifetime`). */
interface PendingLoads {
  /** Returns the signal for a new load of this key and aborts the previous one. */
  begin: (key: string) => AbortSignal
  abort: (key: string) => void
}

function createPendingLoads(): PendingLoads {
  const controllers = new Map<string, AbortController>()
  const abort = (key: string) => {
    controllers.get(key)?.abort()
    controllers.delete(key)
  }
  return {
    begin(key) {
      abort(key)
      const controller = new AbortController()
      controllers.set(key, controller)
      return controller.signal
    },
    abort,
  }
}
