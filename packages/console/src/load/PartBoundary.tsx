import type { Log } from '@driver-trust/domain/http'
import { Card } from '@driver-trust/ui/card'
import { Component, type ReactNode } from 'react'
import { PartFailure } from './ChunkFailure.tsx'
import { failure } from './lazyPart.css.ts'
import { ChunkError } from './recovery.ts'

interface BoundaryProps {
  log: Log
  reload: () => void
  isClosed: boolean
  /** The code has loaded after all, because the user clicked the trigger again. */
  isLoaded: () => boolean
  children: ReactNode
}

export class Boundary extends Component<BoundaryProps, { error: unknown }> {
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
        <PartFailure error={error} reload={this.props.reload} onLoaded={() => this.setState({ error: undefined })} />
      </Card>
    )
  }
}
