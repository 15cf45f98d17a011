import { describeError } from '@driver-trust/domain'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { reportOf } from './Loaded.tsx'

/** What failed while a screen was shown, with a way to try again. */
export function FailurePanel({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  return <ErrorPanel detail={describeError(error)} report={reportOf(error)} onRetry={onRetry} />
}
