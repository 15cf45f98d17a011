import { logToConsole } from '@driver-trust/domain/environment'
import type { LogEntry } from '@driver-trust/domain/http'
import type { Incident } from './eventOf.ts'

/**
 * The log's sink. With an endpoint it also collects what goes wrong from the first moment on; the code that sends it
 * loads after the page, so that nothing waits for it.
 */
export function openSink(endpoint: string | undefined, release: string): (entry: LogEntry) => void {
  if (endpoint === undefined) return logToConsole
  const early: Incident[] = []
  let report = (incident: Incident): void => void early.push(incident)
  window.addEventListener('error', ({ error }) => report({ error }))
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason }))
  document.addEventListener('securitypolicyviolation', (violation) => report({ violation }))
  window.addEventListener('load', () => {
    void import('./startReporting.ts').then(
      ({ startReporting }) => {
        report = startReporting(endpoint, release)
        early.forEach(report)
      },
      () => {
        report = () => {} // the reporting code failed to load
      },
    )
  })
  return (entry) => {
    logToConsole(entry)
    if (entry.level === 'error') report({ error: entry.error })
  }
}

/** A new W3C trace context, sampled: version, trace, span, flags. */
export function newTrace(): string {
  const hex = () => crypto.randomUUID().replaceAll('-', '')
  return `00-${hex()}-${hex().slice(16)}-01`
}
