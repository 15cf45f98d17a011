import { Spinner } from '@driver-trust/ui/spinner'
import { Patience } from './Patience.tsx'
import { late, pending } from './pending.css.ts'

/** Stands in while the first code or the account loads; it shows only after a moment, so that a fast start doesn't flicker. */
export function Pending({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className={pending}>
      <div role="status" aria-label="Loading" className={late}>
        <Spinner />
      </div>
      <Patience onRetry={onRetry} />
    </div>
  )
}
