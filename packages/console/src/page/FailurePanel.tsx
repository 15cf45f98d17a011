import { describeError } from '@driver-trust/domain/http'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { ApiHint } from './ApiHint.tsx'
import { reportOf } from './reportOf.ts'
import { SupportHint } from './SupportHint.tsx'

/** The error of a screen, with a button to try again. */
export function FailurePanel({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  return (
    <ErrorPanel detail={describeError(error)} report={reportOf(error)} onRetry={onRetry}>
      <ApiHint error={error} otherwise={<SupportHint error={error} />} />
    </ErrorPanel>
  )
}
