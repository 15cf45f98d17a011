import { describeError, type Log } from '@driver-trust/domain'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { Component, type ReactNode } from 'react'
import { reportOf } from './Loaded.tsx'

interface ErrorBoundaryProps {
  log: Log
  children: ReactNode
}

/** Catches what a screen throws while rendering: a panel with a way back, never a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <ErrorPanel
        detail={describeError(error)}
        report={reportOf(error)}
        onRetry={() => this.setState({ error: undefined })}
      />
    )
  }
}
