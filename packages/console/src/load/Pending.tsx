import { Spinner } from '@driver-trust/ui/spinner'
import { pending } from './pending.css.ts'

/** Stands in while the first code or the account loads; it shows only after a moment, so that a fast start does not flicker. */
export function Pending() {
  return (
    <div role="status" aria-label="Loading" className={pending}>
      <Spinner />
    </div>
  )
}
