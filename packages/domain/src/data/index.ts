export { accountReads } from './accountReads.ts'
export type { DataEnvironment } from './DataContext.ts'
export { useData } from './DataContext.ts'
export { DataProvider } from './DataProvider.tsx'
export { type Group, groups } from './groups.ts'
export { isRefreshPutOff } from './isFinal.ts'
export type { DriverDetails, DriverPlace } from './loadDriver.ts'
export { loadEveryPage } from './loadEveryPage.ts'
export {
  loadInvitationsSince,
  loadKnownPhones,
  loadNewestInvitation,
  type NewestInvitation,
} from './loadInvitationsSince.ts'
export { type DriverTarget, driverOrderFailure, HalfDoneBan, performDriverOrder } from './performDriverOrder.ts'
export type { Read } from './Read.ts'
export { reads } from './reads.ts'
export {
  type Addressee,
  createAgain,
  NotSentAgain,
  openInvitationLike,
  type SendAgainTools,
  sendInvitationAgain,
  withdrawInvitation,
} from './sendAgain.ts'
export { type DataTiming, productTiming } from './timing.ts'
export { useActivity } from './useActivity.ts'
export { useCounters } from './useCounters.ts'
export { useDeadlines } from './useDeadlines.ts'
export { useDriver } from './useDriver.ts'
export { useDrivers } from './useDrivers.ts'
export { useIdentity } from './useIdentity.ts'
export { useInvitations } from './useInvitations.ts'
export { useNames } from './useNames.ts'
export { useOrganisationTree } from './useOrganisationTree.ts'
export { usePeek } from './usePeek.ts'
export { useGiveUpAhead, usePreload } from './usePreload.ts'
export { useRead } from './useRead.ts'
export { useSettings } from './useSettings.ts'
export { useStats } from './useStats.ts'
export { useUsers } from './useUsers.ts'
export { useViewerRefetch } from './useViewerRefetch.ts'
export { useWriteBatch, useWrites, type WriteBatch, type Writes } from './useWriteBatch.ts'
export { type WriteEffect, type WriteName, writes } from './writes.ts'
