import type { Log } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Component, lazy, type ReactNode, Suspense, useContext } from 'react'
import { useLocation } from 'wouter'
import { ChunkError } from '../routing/lazyScreen.tsx'
import { reloadOnce } from '../routing/reloadOnce.ts'
import { ReloadContext } from './ReloadContext.ts'

/** Catches what a screen throws while rendering: a panel with a way back, never a white page; another address starts anew. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const reload = useContext(ReloadContext)
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
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, path: this.props.path }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, error: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(error)
    if (error instanceof ChunkError)
      reloadOnce(this.props.path, { storage: () => window.sessionStorage, reload: this.props.reload })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkError) return <NewVersion reload={this.props.reload} />
    const retry = () => this.setState({ error: undefined })
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

/** The whole panel is no part of the first load; where it cannot be fetched, its plain form does. */
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

function NewVersion({ reload }: { reload: () => void }) {
  return (
    <Stack gap="4" align="start">
      <Heading level={1}>A new version is available</Heading>
      <Text as="p" tone="muted">
        This page belongs to an earlier one. Reload to go on where you are.
      </Text>
      <Button variant="primary" onClick={reload}>
        Reload
      </Button>
    </Stack>
  )
}
