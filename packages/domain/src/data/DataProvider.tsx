import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import type { Session } from '../http/session/createSession.ts'
import type { DataTiming } from './Read.ts'

/** Gives its children the cache and the means to fill it; empties it when the session ends or becomes another's. */
export function DataProvider({ children, ...environment }: DataEnvironment & { children: ReactNode }) {
  const { client, session, log, timing } = environment
  const [{ cache, pending, usage, ahead, prepared }] = useState(() => createCache(timing.unusedLifetime))
  const value = useMemo(
    () => ({ client, session, log, timing, pending, usage, ahead, prepared }),
    [client, session, log, timing, pending, usage, ahead, prepared],
  )
  return (
    <DataContext value={value}>
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false, focusThrottleInterval: 5000 }}>
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
  const ahead = new Map<string, Promise<unknown>>()
  return { cache, pending, usage, ahead, prepared: new Map<string, number>() }
}

function ForgetOnSessionChange({ session, pending, usage, ahead, prepared }: DataInside) {
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      session.subscribe((event) => {
        pending.abortAll()
        ahead.clear()
        prepared.clear()
        void unload({ revalidate: event !== 'signed-out' })
      }),
    [session, pending, ahead, prepared, unload],
  )
  useEffect(() => usage.stop, [usage])
  return null
}

/** What the data layer needs of the world around it. */
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

/** Client, session and log of the nearest DataProvider. */
export function useData(): DataInside {
  const value = useContext(DataContext)
  if (!value) throw new Error('There is no DataProvider above this component: wrap the tree in one, as App does.')
  return value
}

/** Who needs which key of the cache. */
export interface KeyUsage {
  /** Counts somebody who needs the key; the function returned ends that. */
  need: (key: string) => () => void
  stop: () => void
}

interface KeyUsageOptions {
  /** Nobody needs the key any more. */
  onUnused: (key: string) => void
  /** Nobody has needed the key for its whole lifetime. */
  onExpired: (key: string) => void
  /** Milliseconds. */
  lifetime: number
}

/** Tells when a key falls out of use (a moment later, since StrictMode mounts twice) and when it has been unused for long. */
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
    stop() {
      for (const key of [...timers.keys()]) forget(key)
    },
  }
}

/** Loads that are under way, by key. */
export interface PendingLoads {
  /** A signal for a new load of this key; the load that went before it is given up. */
  begin: (key: string) => AbortSignal
  abort: (key: string) => void
  abortAll: () => void
}

/** Keeps what is needed to give loads up. */
export function createPendingLoads(): PendingLoads {
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
    abortAll() {
      for (const key of [...controllers.keys()]) abort(key)
    },
  }
}
