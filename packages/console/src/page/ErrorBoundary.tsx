import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'wouter'
import { useHost } from '../host/host.ts'
import { ChunkFailure, NewVersion } from '../load/ChunkFailure.tsx'
import { ChunkError, reloadOnce } from '../load/recovery.ts'

/** Catches errors thrown while a screen renders and shows a panel with a way back instead of a blank page; navigating resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { log } = useData()
  const { reload } = useHost()
  const [path] = useLocation()
  const [isOutdated, setIsOutdated] = useState(false)
  const report = (error: unknown) => {
    log.error(error)
    if (!(error instanceof ChunkError)) return
    void reloadOnce(error, { storage: () => window.sessionStorage, reload }).then((found) =>
      setIsOutdated(found.isOutdated),
    )
  }
  return (
    <Boundary
      fallbackRender={(failed) => <ScreenFailure {...failed} isOutdated={isOutdated} />}
      onError={report}
      resetKeys={[path]}
    >
      {children}
    </Boundary>
  )
}

function ScreenFailure({ error, resetErrorBoundary, isOutdated }: FallbackProps & { isOutdated: boolean }) {
  const { reload } = useHost()
  if (error instanceof ChunkError && isOutdated) return <NewVersion level={1} reload={reload} />
  if (error instanceof ChunkError) return <ChunkFailure error={error} reload={reload} onLoaded={resetErrorBoundary} />
  return (
    <Suspense fallback={<PlainFailure onRetry={resetErrorBoundary} />}>
      <FailurePanel error={error} onRetry={resetErrorBoundary} />
    </Suspense>
  )
}

/** The full panel isn't part of the first load; if it can't be fetched, a plain one replaces it. */
const FailurePanel = lazy(() =>
  import('./FailurePanel.tsx').then(
    (module) => ({ default: module.FailurePanel }),
    () => ({ default: PlainFailure }),
  ),
)

function PlainFailure({ onRetry }: { error?: unknown; onRetry: () => void }) {
  return (
    <Stack gap="4" align="start" role="alert">
      <Text as="p">Something went wrong!</Text>
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  )
}
