export { accountReads, useViewerRefetch } from './account.ts'
export { createPause } from './createPause.ts'
export { type DataEnvironment, useData } from './DataContext.ts'
export { DataProvider } from './DataProvider.tsx'
export { createDocumentStore, type DocumentStore, type KnownDocuments } from './documentStore.ts'
export { activityKey, type DriverPlace, loadHistories } from './loadActivities.ts'
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
export { type DriverDetails, loadDeadlines, partialDetails, reads } from './reads.ts'
export { createAgain, NotSendable, NotSentAgain, openInvitationLike, sendAgain } from './sendAgain.ts'
export { useDeadlines, useDocuments } from './useDocuments.ts'
export { type ListAnswer, type ListPage, listRead, useListPage } from './useListPage.ts'
export { usePreloads, useRead } from './useRead.ts'
export { useWriteBatch, useWrites, type WriteEffect, type WriteName, type Writes, writes } from './writes.ts'
