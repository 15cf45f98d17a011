import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { DataContext, type DataEnvironment } from './DataContext.tsx'
import { createPendingLoads, type PendingLoads } from './pendingLoads.ts'

/** Gives its children the cache and the means to fill it; empties it when the session ends or becomes another's. */
export function DataProvider({ client, session, log, timing, children }: DataEnvironment & { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  const [pending] = useState(createPendingLoads)
  const value = useMemo(() => ({ client, session, log, timing, pending }), [client, session, log, timing, pending])
  return (
    <DataContext value={value}>
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false, focusThrottleInterval: 5000 }}>
        <ForgetOnSessionChange session={session} pending={pending} />
        {children}
      </SWRConfig>
    </DataContext>
  )
}

function ForgetOnSessionChange({ session, pending }: Pick<DataEnvironment, 'session'> & { pending: PendingLoads }) {
  const { unload } = useSWRConfig()
  useEffect(
    () =>
      session.subscribe((event) => {
        pending.abortAll()
        void unload({ revalidate: event !== 'signed-out' })
      }),
    [session, pending, unload],
  )
  return null
}
