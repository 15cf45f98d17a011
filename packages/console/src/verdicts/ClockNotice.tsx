import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { useClock } from '../host/useToday.ts'
import { clockText } from './clockText.ts'

/** Says that this device's clock is wrong where documents are judged; nothing if it agrees with the server's. */
export function ClockNotice({ className }: { className?: string }) {
  const error = useClock((clock) => clock.error())
  if (error === undefined) return null
  return (
    <InlineAlert tone="warning" className={className}>
      {`${clockText(error)} Documents are judged by the later date.`}
    </InlineAlert>
  )
}
