import { type DataEnvironment, DataProvider } from '@driver-trust/domain/data'
import { LinkProvider } from '@driver-trust/ui/link'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { type Host, HostContext } from './host.ts'
import { ErrorBoundary } from './load/ErrorBoundary.tsx'
import { OfflineBanner } from './load/OfflineBanner.tsx'
import { createWait, type PageTiming, pageTiming, WaitContext } from './load/Pending.tsx'
import { useForgetForeignDrafts } from './memory/useDraft.tsx'
import { Routes, usePrepare } from './routes.tsx'
import { RouterLink } from './routing/RouterLink.tsx'
import { TransitionRouter } from './routing/TransitionRouter.tsx'

export interface AppProps extends Host {
  environment: DataEnvironment
  timing?: PageTiming
  /** Replaces the browser's location (stories keep theirs in memory), or says below which path the console is deployed. */
  location?: Pick<ComponentProps<typeof Router>, 'hook' | 'searchHook' | 'base'>
}

export function App({ environment, timing = pageTiming, location = {}, ...host }: AppProps) {
  const { appearance, memory, drafts, reload, documentChecks } = host
  const provided = useMemo(
    () => ({ appearance, memory, drafts, reload, documentChecks }),
    [appearance, memory, drafts, reload, documentChecks],
  )
  const [wait] = useState(() => createWait(timing))
  return (
    <HostContext value={provided}>
      <DataProvider {...environment}>
        <Router {...location}>
          <LinkProvider component={RouterLink}>
            <OfflineBanner />
            <ErrorBoundary>
              <WaitContext value={wait}>
                <Screens />
              </WaitContext>
            </ErrorBoundary>
          </LinkProvider>
        </Router>
      </DataProvider>
    </HostContext>
  )
}

function Screens() {
  useForgetForeignDrafts()
  const prepare = usePrepare()
  const [path] = useLocation()
  const [first] = useState(path)
  useEffect(() => {
    prepare(first)?.catch(() => {}) // the code loads alongside the account, and the screen reports its own failures
  }, [prepare, first])
  return (
    <TransitionRouter prepare={prepare}>
      <Routes />
    </TransitionRouter>
  )
}
