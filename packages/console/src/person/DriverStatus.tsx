import { statusLabel, statusReason, statusTone } from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Text } from '@driver-trust/ui/text'
import { driverStatus } from './driverStatus.css.ts'

interface DriverStatusProps {
  status: string
  /** The name of the organisation that an inherited ban comes from, if known. */
  bannedBy?: string | undefined
}

/** A driver's badge and, in muted text beside it, the reason that tells it apart from others with the same label. */
export function DriverStatus({ status, bannedBy }: DriverStatusProps) {
  const reason = statusReason(status, bannedBy)
  return (
    <span className={driverStatus}>
      <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
      {reason && (
        <Text size="13" tone="muted">
          {reason}
        </Text>
      )}
    </span>
  )
}
