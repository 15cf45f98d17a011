import { reads, useDeadlines, useRead } from '@driver-trust/domain/data'
import { type ActivityLog, activityActions, driverVerdict, standingStatuses } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { useHost } from '../host/host.ts'
import { useToday } from '../host/useToday.ts'
import type { useBanOrigin } from './useBanOrigin.ts'

export interface DriverVerdictProps {
  driver: { id: string; organizationId: string }
  /** Undefined if the driver's status couldn't be loaded. */
  listed: UserWithOrganisation | undefined
  /** The organisation above that banned the person, or that an inherited ban can only come from, and whether that is known. */
  bans: ReturnType<typeof useBanOrigin>
}

/** The same verdict for the page and its status sheet; `isWaiting` while it rests on documents that still load. */
export function useDriverVerdict({ driver, listed, bans }: DriverVerdictProps) {
  const { data: documents, error } = useDeadlines(driver.id)
  const today = useToday()
  const { requiredDocuments: required } = useHost()
  const { data: log } = useRead(wholeActivity(driver))
  const verdict = driverVerdict({
    status: listed?.status,
    statusSince: listed?.bannedAt ?? loggedSince(log, listed?.status) ?? verifiedSince(listed),
    organisationName: listed?.organizationName,
    bannedBy: bans.origin?.name ?? (listed?.status === 'banned_inherited' ? bans.possible : undefined),
    doubts: bans.doubts,
    deadlines: documents,
    required,
    today,
  })
  const isLoading = bans.isWaiting || (!documents && !error)
  return { verdict, isWaiting: verdict.kind === 'unknown' && isLoading }
}

/** Since when someone who is still cleared has been verified. */
function verifiedSince(listed: UserWithOrganisation | undefined): string | undefined {
  return standingStatuses.cleared.some((status) => status === listed?.status) ? listed?.verifiedAt : undefined
}

/** A person's whole activity in an organisation, newest first. */
export function wholeActivity({ id, organizationId }: DriverVerdictProps['driver']) {
  return reads.activity({ organization_id: organizationId, user_id: id, actions: [...activityActions] })
}

/** When the log says that the driver got this status, if it was the last change. */
export function loggedSince(log: ActivityLog | undefined, status: string | undefined): string | undefined {
  const change = log?.isWhole && log.records.find(({ action }) => action === 'changed_status')
  return change && change.status === status ? change.createdAt : undefined
}
