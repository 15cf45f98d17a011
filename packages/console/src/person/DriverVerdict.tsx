import { Skeleton } from '@driver-trust/ui/skeleton'
import { type DriverVerdictProps, useDriverVerdict } from './useDriverVerdict.ts'
import { VerdictPanel, type VerdictPanelProps } from './VerdictPanel.tsx'

/** Whether the driver can drive here today. A status that forbids it is enough; otherwise the documents decide. */
export function DriverVerdict({ page, ...props }: DriverVerdictProps & Pick<VerdictPanelProps, 'page'>) {
  const { verdict, isWaiting } = useDriverVerdict(props)
  return isWaiting && !page ? (
    <Skeleton height={84} />
  ) : (
    <VerdictPanel verdict={isWaiting ? undefined : verdict} page={page} />
  )
}
