import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { DataContext, type DataEnvironment, type DataInside } from './DataContext.ts'
import { createKeyUsage } from './keyUsage.ts'
import { createPendingLoads } from './pendingLoads.ts'

/** Gives its children the cache and the means to fill it; empties it when the session ends or becomes another's (spec, section 4, Session). */
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
