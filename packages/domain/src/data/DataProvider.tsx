import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Client } from '../http/client/createClient.ts'
import { isStatus } from '../http/client/RequestError.ts'
import { accountReads } from './account.ts'
import {
  DataContext,
  type DataContextValue,
  type DataEnvironment,
  type KeyUsage,
  type PendingLoads,
} from './DataContext.ts'
import { createDocumentStore, type DocumentStore } from './documentStore.ts'
import { loadDeadlines } from './reads.ts'

/** Provides the cache and the means to fill it; clears it when the session ends or changes hands. */
export function DataProvider({ children, ...environment }: DataEnvironment & { children: ReactNode }) {
  const { client, session, log, timing, clock } = environment
  const [held] = useState(() => ({ ...createCache(timing.unusedLifetime), documents: createDocuments(environment) }))
  const [missing] = useState(() => new EventTarget())
  const value = useMemo(
    () => ({ client: reporting(client, missing), session, log, timing, clock, ...held }),
    [client, missing, session, log, timing, clock, held],
  )
  return (
    <DataContext value={value}>
      <SWRConfig value={{ provider: () => held.cache, shouldRetryOnError: false, focusThrottleInterval: 5000 }}>
        <ForgetOnSessionChange {...value} />
        <RefetchTree missing={missing} />
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

function createDocuments({ client, session, log, timing }: DataEnvironment): DocumentStore {
  return createDocumentStore({
    load: (userId, { signal, ...options }) =>
      loadDeadlines(client, userId, { ...options, signal: AbortSignal.any([signal, session.lifetime()]) }),
    onError: log.error,
    delays: timing.retryDelays,
  })
}

/** Reads that name organisations: a 404 says that one of these has been deleted meanwhile (contract 7.20). */
const namingOrganisations = ['listUsers', 'listInvitations', 'counters', 'stats'] as const

function reporting(client: Client, missing: EventTarget): Client {
  const reported = namingOrganisations.map((name) => [
    name,
    (...args: never[]) =>
      (client[name] as (...args: never[]) => Promise<unknown>)(...args).catch((error: unknown) => {
        if (isStatus(error, 404)) missing.dispatchEvent(new Event('organisation'))
        throw error
      }),
  ])
  return { ...client, ...Object.fromEntries(reported) }
}

function RefetchTree({ missing }: { missing: EventTarget }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const refetch = () => void mutate(accountReads.organisationTree().key).catch(() => undefined)
    missing.addEventListener('organisation', refetch)
    return () => missing.removeEventListener('organisation', refetch)
  }, [missing, mutate])
  return null
}

function ForgetOnSessionChange({ session, usage, documents, ...maps }: DataContextValue) {
  const { preloads, preloadedAt, shownLoads, sharedLoads } = maps
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      session.subscribe((event) => {
        for (const kept of [preloads, preloadedAt, shownLoads, sharedLoads, documents]) kept.clear()
        void unload({ revalidate: event !== 'signed-out' })
      }),
    [session, preloads, preloadedAt, shownLoads, sharedLoads, documents, unload],
  )
  useEffect(() => usage.stop, [usage])
  return null
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
