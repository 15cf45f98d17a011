import { type DataEnvironment, DataProvider } from '@driver-trust/domain/data'
import { LinkProvider } from '@driver-trust/ui/link'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { type Appearance, AppearanceContext } from './appearance.tsx'
import { ErrorBoundary } from './load/ErrorBoundary.tsx'
import { OfflineBanner } from './load/OfflineBanner.tsx'
import { createPendingView, PendingViewContext } from './load/Pending.tsx'
import { type Memory, MemoryContext } from './memory/createMemory.ts'
import { DraftsContext, useForgetForeignDrafts } from './memory/useDraft.tsx'
import { Routes, usePrepare } from './routes.tsx'
import { RouterLink } from './routing/RouterLink.tsx'
import { TransitionRouter } from './routing/TransitionRouter.tsx'
import { type NavigationTiming, PrepareContext, productNavigation } from './routing/useTransitionLocation.ts'

export interface AppProps {
  environment: DataEnvironment
  appearance: Appearance
  /** Kept on this device. */
  memory: Memory
  /** Kept in this tab: forms the user has begun to fill in. */
  drafts: Memory
  navigation?: NavigationTiming
  /** Replaces the browser's location (stories keep theirs in memory), or says below which path the console is deployed. */
  location?: Pick<ComponentProps<typeof Router>, 'hook' | 'searchHook' | 'base'>
}

export function App(props: AppProps) {
  const { environment, appearance, memory, drafts, navigation = productNavigation, location = {} } = props
  const [pendingView] = useState(() => createPendingView(navigation))
  return (
    <AppearanceContext value={appearance}>
      <MemoryContext value={memory}>
        <DraftsContext value={drafts}>
          <DataProvider {...environment}>
            <Router {...location}>
              <LinkProvider component={RouterLink}>
                <OfflineBanner />
                <ErrorBoundary>
                  <PendingViewContext value={pendingView}>
                    <Screens timing={navigation} />
                  </PendingViewContext>
                </ErrorBoundary>
              </LinkProvider>
            </Router>
          </DataProvider>
        </DraftsContext>
      </MemoryContext>
    </AppearanceContext>
  )
}

function Screens({ timing }: { timing: NavigationTiming }) {
  useForgetForeignDrafts()
  const prepare = usePrepare()
  const [path] = useLocation()
  const [first] = useState(path)
  useEffect(() => {
    prepare(first)?.catch(() => {}) // the code loads alongside the account, and the screen reports its own failures
  }, [prepare, first])
  const preparing = useMemo(() => ({ prepare, delay: timing.preloadDelay }), [prepare, timing])
  return (
    <PrepareContext value={preparing}>
      <TransitionRouter timing={timing} prepare={prepare}>
        <Routes />
      </TransitionRouter>
    </PrepareContext>
  )
}
