import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Client } from '../http/client/createClient.ts'
import { isStatus } from '../http/client/RequestError.ts'
import { accountReads } from './account.ts'
import { createLoads } from './createLoads.ts'
import { DataContext, type DataContextValue, type DataEnvironment, type KeyUsage, type OwnList } from './DataContext.ts'
import { createDocumentStore, type DocumentStore } from './documentStore.ts'
import { loadDeadlines } from './reads.ts'

/** Provides the cache and the means to fill it; clears it when the session ends or changes hands. */
export function DataProvider({ children, ...environment }: DataEnvironment & { children: ReactNode }) {
  const [held] = useState(() => ({
    ...createCache(environment.timing.unusedLifetime),
    documents: createDocuments(environment),
  }))
  return (
    <SWRConfig value={{ provider: () => held.cache, shouldRetryOnError: false, focusThrottleInterval: 5000 }}>
      <Provided {...environment} {...held}>
        {children}
      </Provided>
    </SWRConfig>
  )
}

function Provided({ children, ...props }: DataContextValue & { children: ReactNode }) {
  const { client, session, log, timing, clock, usage, ownLists, loads, documents } = props
  const { mutate } = useSWRConfig()
  const value = useMemo(() => {
    const refetch = ({ key }: { key: readonly unknown[] }) => void mutate(key).catch(() => undefined)
    const onMissing = () => refetch(accountReads.organisationTree())
    const onRefused = () => {
      refetch(accountReads.identity())
      onMissing()
    }
    const reported = reporting(client, { onMissing, onRefused })
    return { client: reported, session, log, timing, clock, usage, ownLists, loads, documents }
  }, [mutate, client, session, log, timing, clock, usage, ownLists, loads, documents])
  return (
    <DataContext value={value}>
      <ForgetOnSessionChange {...value} />
      {children}
    </DataContext>
  )
}

function createCache(lifetime: number) {
  const cache = new Map()
  const loads = createLoads()
  const onExpired = (expired: string) => {
    cache.delete(expired)
    loads.forgetEnded((key) => key === expired)
  }
  const usage = createKeyUsage({ onUnused: loads.abort, onExpired, lifetime })
  return { cache, loads, usage, ownLists: new Set<OwnList>() }
}

function createDocuments({ client, session, log, timing }: DataEnvironment): DocumentStore {
  return createDocumentStore({
    load: (userId, { signal, ...options }) =>
      loadDeadlines(client, userId, { ...options, signal: AbortSignal.any([signal, session.lifetime()]) }),
    onError: log.error,
    delays: timing.retryDelays,
  })
}

/**
 * Reads that name organisations: a 404 says that one of these has been deleted meanwhile (contract 7.20), a 403 that the user may see less
 * than before, or has been removed.
 */
const namingOrganisations = ['listUsers', 'listInvitations', 'counters', 'stats'] as const

function reporting(client: Client, { onMissing, onRefused }: Record<'onMissing' | 'onRefused', () => void>): Client {
  const reported = namingOrganisations.map((name) => [
    name,
    (...args: never[]) =>
      (client[name] as (...args: never[]) => Promise<unknown>)(...args).catch((error: unknown) => {
        if (isStatus(error, 404)) onMissing()
        if (isStatus(error, 403)) onRefused()
        throw error
      }),
  ])
  return { ...client, ...Object.fromEntries(reported) }
}

function ForgetOnSessionChange({ session, loads, documents }: DataContextValue) {
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      session.subscribe((event) => {
        loads.clear()
        documents.clear()
        void unload({ revalidate: event !== 'signed-out' })
      }),
    [session, loads, documents, unload],
  )
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
  }
}
