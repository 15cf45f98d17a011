export {
  type ActivityAction,
  type ActivityLog,
  ActivityRecord,
  type ActivityStep,
  activityActionLabel,
  activityActions,
  activityDescription,
  activitySteps,
  activityTitle,
} from './activity.ts'
export { activityRows } from './activityRows.ts'
export { banningOrganisations, banOriginOf, bansIn, isBanUnplaced, possibleOrigins, unplacedBan } from './bans.ts'
export {
  cannotByOrganisation,
  countedStatuses,
  groupByCause,
  type JudgedDriver,
  type JudgeFacts,
  judgeDriver,
  type StatusCounts,
  type VerdictFigures,
  verdictFigures,
} from './branchVerdicts.ts'
export {
  type CheckedDriver,
  checkedDriver,
  deadlineRows,
  deadlinesCalendar,
  dueCounts,
  dueDrivers,
  isVerifiedExpired,
} from './deadlineList.ts'
export {
  type DatedDocument,
  type DeadlineDocument,
  Deadlines,
  datedText,
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  documentDate,
  documentInSentence,
  documentsByUrgency,
  urgencyOf,
} from './deadlines.ts'
export { driverIdDigits, driverIdFilter, formatDriverId, GateCheckForm } from './driverId.ts'
export {
  type DueFilter,
  type DueHorizon,
  dueFilters,
  dueHeading,
  dueHorizons,
  dueLabels,
  dueStepLabels,
  dueStepOf,
  dueSteps,
  isDueHorizon,
} from './dueFilters.ts'
export {
  groupingStatuses,
  groupStatuses,
  isBanned,
  isVerificationStatus,
  type SettableStatus,
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
export { filterStatuses, isStatusFilter, statusFilterLabel, statusFilters } from './statusFilters.ts'
export {
  answerOf,
  decidingRecord,
  documentSentence,
  driverVerdict,
  noDetails,
  signalOf,
  type Verdict,
  verdictAspects,
  verdictCauseLabel,
  verdictGroupLabels,
} from './verdict.ts'
