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
} from './activity.ts'
export {
  type CauseGroup,
  countedStatuses,
  groupByCause,
  type JudgedDriver,
  type JudgeFacts,
  judgeDriver,
  type StatusCounts,
  type VerdictFigures,
  verdictFigures,
} from './branchVerdicts.ts'
export { banOriginOf, DriverRecord, type PersonRecord, StatusChange } from './DriverRecord.ts'
export {
  type CheckedDriver,
  checkedDriver,
  deadlinesCalendar,
  deadlinesCsv,
  dueCounts,
  dueDrivers,
  isVerifiedExpired,
} from './deadlineList.ts'
export {
  type DatedDocument,
  type DeadlineDocument,
  type DeadlineGroup,
  type DeadlineState,
  Deadlines,
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  documentInSentence,
  documentsByUrgency,
  urgencyOf,
} from './deadlines.ts'
export { formatDriverId, GateCheckForm } from './driverId.ts'
export { type DueFilter, dueFilters, dueLabels } from './dueFilters.ts'
export {
  type DriverGrouping,
  groupingStatuses,
  groupStatuses,
  isBanned,
  isVerificationStatus,
  type SettableStatus,
  type Standing,
  type StatusGroup,
  settableStatuses,
  standingOf,
  standingStatuses,
  statusChoices,
  statusGroups,
  statusLabel,
  statusReason,
  statusText,
  statusTone,
  type VerificationStatus,
  verificationStatuses,
} from './statuses.ts'
export { filterStatuses, isStatusFilter, type StatusFilter, statusFilterLabel, statusFilters } from './statusFilters.ts'
export {
  decidingRecord,
  documentSentence,
  driverVerdict,
  noDetails,
  type Verdict,
  type VerdictCause,
  type VerdictFacts,
  type VerdictGroup,
  verdictCauseLabel,
  verdictGroupLabels,
} from './verdict.ts'
