import { useData } from '@driver-trust/domain/data'
import type { Log } from '@driver-trust/domain/http'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host/host.ts'
import { ChunkFailure, NewVersion } from '../load/ChunkFailure.tsx'
import { ChunkError, reloadOnce } from '../load/recovery.ts'

/** Catches errors thrown while a screen renders and shows a panel with a way back instead of a blank page; navigating resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { reload } = useHost()
  const { log } = useData()
  const [path] = useLocation()
  return (
    <Boundary log={log} path={path} reload={reload}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  log: Log
  path: string
  reload: () => void
  children: ReactNode
}

interface BoundaryState {
  error: unknown
  path: string
  /** The failed script belongs to an earlier version. */
  isOutdated?: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, path: this.props.path }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, error: undefined, isOutdated: false }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(error)
    if (!(error instanceof ChunkError)) return
    const { reload } = this.props
    void reloadOnce(error, { storage: () => window.sessionStorage, reload }).then((found) => this.setState(found))
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const retry = () => this.setState({ error: undefined })
    if (error instanceof ChunkError) {
      const { reload } = this.props
      return this.state.isOutdated ? (
        <NewVersion level={1} reload={reload} />
      ) : (
        <ChunkFailure error={error} reload={reload} onLoaded={retry} />
      )
    }
    return (
      <Suspense fallback={<PlainFailure onRetry={retry} />}>
        <FailurePanel error={error} onRetry={retry} />
      </Suspense>
    )
  }
}

interface FailureProps {
  error?: unknown
  onRetry: () => void
}

/** The full panel isn't part of the first load; if it can't be fetched, a plain one replaces it. */
const FailurePanel = lazy(() =>
  import('./FailurePanel.tsx').then(
    (module) => ({ default: module.FailurePanel }),
    () => ({ default: PlainFailure }),
  ),
)

function PlainFailure({ onRetry }: FailureProps) {
  return (
    <Stack gap="4" align="start" role="alert">
      <Text as="p">Something went wrong!</Text>
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  )
}
