import { reads, useRead } from '@driver-trust/domain/data'
import { activityActions, driverVerdict } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { localDay } from '@driver-trust/domain/text'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { VerdictPanel } from '../../VerdictPanel.tsx'

export interface DriverVerdictProps {
  driver: { id: string; organizationId: string }
  /** Undefined if the driver's status couldn't be loaded. */
  listed: UserWithOrganisation | undefined
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy: string | undefined
}

/** Whether the driver can drive here today. A status that forbids it is enough; otherwise the documents decide. */
export function DriverVerdict(props: DriverVerdictProps) {
  const { verdict, isWaiting } = useDriverVerdict(props)
  return isWaiting ? <Skeleton height={84} /> : <VerdictPanel verdict={verdict} />
}

/** The same verdict for the page and its status sheet; `isWaiting` while it rests on documents that still load. */
export function useDriverVerdict({ driver, listed, bannedBy }: DriverVerdictProps) {
  const { data: documents, error } = useRead(reads.deadlines(driver.id))
  const statusSince = useStatusSince(driver, listed)
  const verdict = driverVerdict({
    status: listed?.status,
    statusSince,
    organisationName: listed?.organizationName,
    bannedBy,
    deadlines: documents?.deadlines,
    today: localDay(new Date()),
  })
  return { verdict, isWaiting: verdict.kind === 'unknown' && !documents && !error }
}

/** When the driver got their present status: the date of a ban or a verification, otherwise what the log says. */
function useStatusSince(driver: DriverVerdictProps['driver'], listed: UserWithOrganisation | undefined) {
  const { data: log } = useRead(
    reads.activity({
      organization_id: driver.organizationId,
      user_id: driver.id,
      actions: [...activityActions],
    }),
  )
  const change = log?.find(({ action }) => action === 'changed_status')
  const logged = change && change.status === listed?.status ? change.createdAt : undefined
  return listed?.bannedAt ?? logged ?? listed?.verifiedAt
}
