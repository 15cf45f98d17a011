export { accountReads, useViewerRefetch } from './account.ts'
export { type DataEnvironment, DataProvider, useData } from './DataProvider.tsx'
export {
  type FirstPage,
  type ListRows,
  loadInvitationsSince,
  loadKnownPhones,
  loadListRows,
  loadNewestInvitation,
  loadUserRows,
  mostRead,
  type NewestInvitation,
} from './loadPages.ts'
export { type DataTiming, type Group, groups, type Read } from './Read.ts'
export { type ReadRows, readList } from './readList.ts'
export { type DriverDetails, type DriverPlace, loadDeadlines, reads } from './reads.ts'
export { isRefreshRateLimited } from './retries.ts'
export { createAgain, NotSentAgain, openInvitationLike, type SendAgainTools, sendAgain } from './sendAgain.ts'
export { invitationsRead, type ListAnswer, type ListPage, peopleRead, useListPage } from './useListPage.ts'
export { useAbortPreloads, useCachedLoad, usePeek, usePreload, useRead } from './useRead.ts'
export {
  useWriteBatch,
  useWrites,
  type WriteBatch,
  type WriteEffect,
  type WriteName,
  type Writes,
  writes,
} from './writes.ts'
