import { statusLabel, statusReason, statusTone } from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Text } from '@driver-trust/ui/text'
import { driverStatus } from './driverStatus.css.ts'

interface DriverStatusProps {
  status: string
  /** The name of the organisation that an inherited ban comes from, if known. */
  bannedBy?: string | undefined
  /** Where the reason is; beside the badge by default. */
  reason?: 'beside' | 'below'
}

/** A driver's badge and, in muted text, the reason that tells it apart from others with the same label. */
export function DriverStatus({ status, bannedBy, reason = 'beside' }: DriverStatusProps) {
  const why = statusReason(status, bannedBy)
  return (
    <span className={driverStatus[reason]}>
      <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
      {why && (
        <Text size={reason === 'below' ? '12' : '13'} tone="muted">
          {why}
        </Text>
      )}
    </span>
  )
}
