import { type DataEnvironment, DataProvider } from '@driver-trust/domain/data'
import { LinkProvider } from '@driver-trust/ui/link'
import { type ComponentProps, Suspense } from 'react'
import { Router } from 'wouter'
import type { Appearance } from './appearance/createAppearance.ts'
import { AppearanceContext } from './appearance/useAppearance.ts'
import { ErrorBoundary } from './load/ErrorBoundary.tsx'
import { Pending } from './load/Pending.tsx'
import { Routes } from './routes.tsx'
import { RouterLink } from './routing/RouterLink.tsx'

export interface AppProps {
  environment: DataEnvironment
  appearance: Appearance
  /** Another source of locations than the browser's: stories keep theirs in memory. */
  location?: Pick<ComponentProps<typeof Router>, 'hook' | 'searchHook'>
}

/** The whole console. */
export function App({ environment, appearance, location = {} }: AppProps) {
  return (
    <AppearanceContext value={appearance}>
      <DataProvider {...environment}>
        <Router {...location}>
          <LinkProvider component={RouterLink}>
            <ErrorBoundary log={environment.log}>
              <Suspense fallback={<Pending />}>
                <Routes />
              </Suspense>
            </ErrorBoundary>
          </LinkProvider>
        </Router>
      </DataProvider>
    </AppearanceContext>
  )
}
