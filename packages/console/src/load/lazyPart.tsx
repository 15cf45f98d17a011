import { useData } from '@driver-trust/domain/data'
import { Card } from '@driver-trust/ui/card'
import { type ComponentType, createElement, type FunctionComponent, Suspense, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useHost } from '../host/host.ts'
import { ChunkFailure, NewVersion } from './ChunkFailure.tsx'
import { failure } from './lazyPart.css.ts'
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx'
import { ChunkError, isOutdated } from './recovery.ts'

/**
 * A part of the page, mostly a dialog, whose code loads when it is first rendered. If that fails, the error shows over the page, which is
 * never reloaded without asking, as the user may have typed something; other errors are the screen's.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Pick<LazyScreen<Props>, 'withCode'> {
  const { component, withCode, isLoaded } = lazyScreen(load)
  const LazyPart = (props: Props) => {
    const { log } = useData()
    const { reload } = useHost()
    const [first] = useState(() => component) // keeps the first component: hot reload makes another, which React would remount
    const [isOld, setIsOld] = useState(false)
    const report = (error: unknown) => {
      log.error(error)
      if (error instanceof ChunkError) void isOutdated().then(setIsOld)
    }
    const isClosed = (props as { open?: unknown }).open === false // dialogs with an `open` prop close through it
    const failed = ({ error, resetErrorBoundary }: FallbackProps) => {
      if (!(error instanceof ChunkError)) throw error
      return isClosed ? null : (
        <Card padding="4" className={failure}>
          {isOld ? (
            <NewVersion level={2} reload={reload} />
          ) : (
            <ChunkFailure error={error} reload={reload} onLoaded={resetErrorBoundary} />
          )}
        </Card>
      )
    }
    // The code may have loaded after all, because the user clicked the trigger again.
    return (
      <ErrorBoundary fallbackRender={failed} onError={report} resetKeys={[isLoaded()]}>
        <Suspense fallback={null}>{createElement(first, props)}</Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { withCode })
}
