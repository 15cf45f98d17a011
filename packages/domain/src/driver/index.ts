export {
  type ActivityAction,
  ActivityLog,
  ActivityQuery,
  ActivityRecord,
  type ActivityStep,
  activityActionLabel,
  activityActions,
  activityDescription,
  activitySteps,
  activityTitle,
  isActivityAction,
  newestFirst,
} from './activity.ts'
export { banOriginOf, DriverRecord, type PersonRecord, StatusChange, StatusChoice } from './DriverRecord.ts'
export {
  type CheckedDriver,
  checkedDriver,
  type DueFilter,
  deadlinesCalendar,
  deadlinesCsv,
  dueCounts,
  dueDrivers,
  dueFilters,
  dueLabels,
} from './deadlineList.ts'
export {
  type DatedDocument,
  type DeadlineDocument,
  type DeadlineGroup,
  type DeadlineState,
  Deadlines,
  deadlineClause,
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineGroups,
  deadlineState,
  documentInSentence,
  documentsByUrgency,
  urgencyOf,
} from './deadlines.ts'
export {
  banHalfDone,
  type DriverAction,
  driverActionSuccess,
  driverActions,
  driverActionWords,
} from './driverAction.ts'
export { driverIdFilter, formatDriverId, GateCheckForm } from './driverId.ts'
export {
  type DriverGrouping,
  driverGroupings,
  groupingStatuses,
  groupStatuses,
  isBanned,
  isStatusGroup,
  isVerificationStatus,
  type SettableStatus,
  type StatusGroup,
  settableStatuses,
  statusChoices,
  statusGroupLabel,
  statusGroups,
  statusLabel,
  statusObstacle,
  statusReason,
  statusText,
  statusTone,
  type VerificationStatus,
  verificationStatuses,
} from './statuses.ts'
export { filterStatuses, isStatusFilter, type StatusFilter, statusFilterLabel, statusFilters } from './statusFilters.ts'
export { decidingRecord, driverVerdict, type Verdict, type VerdictFacts, verdictTones } from './verdict.ts'
