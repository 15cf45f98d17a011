import { type DataEnvironment, DataProvider } from '@driver-trust/domain/data'
import { Banner } from '@driver-trust/ui/banner'
import { LinkProvider } from '@driver-trust/ui/link'
import { type ComponentProps, useState } from 'react'
import { Router } from 'wouter'
import { type Host, HostContext } from './host/host.ts'
import { createWait, type PageTiming, pageTiming } from './load/createWait.ts'
import { useIsOnline } from './load/useIsOnline.ts'
import { WaitContext } from './load/WaitContext.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { screenTable } from './routes.tsx'
import { RouterLink } from './routing/RouterLink.tsx'
import { Screens } from './shell/Screens.tsx'

export interface AppProps extends Host {
  environment: DataEnvironment
  timing?: PageTiming
  /** Replaces the browser's location (stories keep theirs in memory), or says below which path the console is deployed. */
  location?: Pick<ComponentProps<typeof Router>, 'hook' | 'searchHook' | 'base'>
}

export function App({ environment, timing = pageTiming, location = {}, ...host }: AppProps) {
  const [wait] = useState(() => createWait(timing))
  return (
    <HostContext value={host}>
      <DataProvider {...environment}>
        <Router {...location}>
          <LinkProvider component={RouterLink}>
            <OfflineBanner />
            <ErrorBoundary>
              <WaitContext value={wait}>
                <Screens {...screenTable} />
              </WaitContext>
            </ErrorBoundary>
          </LinkProvider>
        </Router>
      </DataProvider>
    </HostContext>
  )
}

/** Shown while there is no connection; what is on screen stays usable and is refetched on reconnect. */
function OfflineBanner() {
  return useIsOnline() ? null : <Banner tone="warning">You are offline</Banner>
}
