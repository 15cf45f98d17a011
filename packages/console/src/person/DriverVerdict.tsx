import { Skeleton } from '@driver-trust/ui/skeleton'
import { type DriverVerdictProps, useDriverVerdict } from './useDriverVerdict.ts'
import { VerdictPanel } from './VerdictPanel.tsx'

/** Whether the driver can drive here today. A status that forbids it is enough; otherwise the documents decide. */
export function DriverVerdict(props: DriverVerdictProps) {
  const { verdict, isWaiting } = useDriverVerdict(props)
  return isWaiting ? <Skeleton height={84} /> : <VerdictPanel verdict={verdict} />
}
