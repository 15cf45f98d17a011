import { useData } from '@driver-trust/domain/data'
import type { Log } from '@driver-trust/domain/http'
import { Button } from '@driver-trust/ui/button'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host.ts'
import { ChunkError, loadAgain, reloadOnce } from './recovery.ts'

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
        <NewVersion reload={reload} />
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

interface ChunkFailureProps {
  error: ChunkError
  reload: () => void
  onLoaded: () => void
}

/** Shown where a part's script couldn't be loaded. */
export function ChunkFailure({ error, reload, onLoaded }: ChunkFailureProps) {
  const [isBusy, setIsBusy] = useState(false)
  const retry = () => {
    setIsBusy(true)
    void loadAgain(error, reload)
      .then(onLoaded, () => undefined)
      .finally(() => setIsBusy(false))
  }
  return (
    <Stack gap="4" align="start" role="alert">
      <Text as="p">Something went wrong!</Text>
      <Text as="p" tone="muted">
        This part of the console could not be loaded. Check your connection, then try again.
      </Text>
      <Button loading={isBusy} onClick={retry}>
        Try again
      </Button>
    </Stack>
  )
}

function NewVersion({ reload }: { reload: () => void }) {
  return (
    <Stack gap="4" align="start">
      <Heading level={1}>A new version is available</Heading>
      <Text as="p" tone="muted">
        This page is from an earlier version. Reload to carry on where you left off.
      </Text>
      <Button variant="primary" onClick={reload}>
        Reload
      </Button>
    </Stack>
  )
}
