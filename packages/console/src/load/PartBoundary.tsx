import { useData } from '@driver-trust/domain/data'
import { Card } from '@driver-trust/ui/card'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useHost } from '../host/host.ts'
import { PartFailure } from './ChunkFailure.tsx'
import { failure } from './lazyPart.css.ts'
import { ChunkError } from './recovery.ts'

interface PartBoundaryProps {
  isClosed: boolean
  /** The code may have loaded after all, because the user clicked the trigger again. */
  isLoaded: boolean
  children: ReactNode
}

/** Shows that a part's code couldn't be loaded; other errors are the screen's. */
export function PartBoundary({ isClosed, isLoaded, children }: PartBoundaryProps) {
  const { log } = useData()
  const { reload } = useHost()
  const failed = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (!(error instanceof ChunkError)) throw error
    return isClosed ? null : (
      <Card padding="4" className={failure}>
        <PartFailure error={error} reload={reload} onLoaded={resetErrorBoundary} />
      </Card>
    )
  }
  return (
    <ErrorBoundary fallbackRender={failed} onError={log.error} resetKeys={[isLoaded]}>
      {children}
    </ErrorBoundary>
  )
}
