import { useData } from '@driver-trust/domain/data'
import type { Log } from '@driver-trust/domain/http'
import { Card } from '@driver-trust/ui/card'
import { Component, type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { useHost } from '../host.ts'
import { ChunkFailure } from './ErrorBoundary.tsx'
import { failure } from './lazyPart.css.ts'
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx'
import { ChunkError } from './recovery.ts'

/** The prop with which a dialog is closed. */
interface Closable {
  open?: boolean | undefined | string
}

/**
 * A part of the page, mostly a dialog, whose code loads when it is first rendered. If that fails, the rest of the page keeps what the
 * user typed, and the error shows over it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Pick<LazyScreen<Props>, 'component' | 'withCode'> {
  const { component, withCode, isLoaded } = lazyScreen(load)
  const LazyPart = (props: Props) => {
    const { log } = useData()
    const { reload } = useHost()
    const isClosed = (props as Closable).open === false // dialogs with an `open` prop close through it
    return (
      <Boundary log={log} reload={reload} isClosed={isClosed} isLoaded={isLoaded}>
        <Suspense fallback={null}>{createElement(component, props)}</Suspense>
      </Boundary>
    )
  }
  return { component: LazyPart, withCode }
}

interface BoundaryProps {
  log: Log
  reload: () => void
  isClosed: boolean
  /** The code has loaded after all, because the user clicked the trigger again. */
  isLoaded: () => boolean
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined || (error instanceof ChunkError && this.props.isLoaded())) return this.props.children
    if (!(error instanceof ChunkError)) throw error
    if (this.props.isClosed) return null
    return (
      <Card padding="4" className={failure}>
        <ChunkFailure error={error} reload={this.props.reload} onLoaded={() => this.setState({ error: undefined })} />
      </Card>
    )
  }
}
