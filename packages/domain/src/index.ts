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
export {
  NewPasswordForm,
  oneTimeCodeForm,
  passwordsDifferMessage,
  SecretText,
  SignInForm,
  SignUpForm,
} from './auth/forms.ts'
export { Password, type PasswordRule, passwordProblems, passwordRuleLabels, passwordRules } from './auth/password.ts'
export {
  Challenge,
  type ChallengeScope,
  challengeScopes,
  EmailRequest,
  EmailVerification,
  PasswordChange,
  PasswordReset,
  TokenResponse,
  tokenOrCodeMessage,
} from './auth/requests.ts'
export {
  linkToken,
  parseSignInSearch,
  printSignInSearch,
  redirectTarget,
  type SignInSearch,
} from './auth/signInSearch.ts'
export { type BulkPlan, bulkResultText, type Outcome, planBulk, type RunOptions, runLimited } from './bulk.ts'
export { dayNumberOf, instantOf, localDay } from './dates.ts'
export { banOriginOf, DriverRecord, type PersonRecord, StatusChange, StatusChoice } from './driver/DriverRecord.ts'
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
} from './driver/deadlineList.ts'
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
} from './driver/deadlines.ts'
export {
  banHalfDone,
  type DriverAction,
  driverActionSuccess,
  driverActions,
  driverActionWords,
} from './driver/driverAction.ts'
export { driverIdFilter, formatDriverId, GateCheckForm } from './driver/driverId.ts'
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
} from './driver/statuses.ts'
export {
  filterStatuses,
  isStatusFilter,
  type StatusFilter,
  statusFilterLabel,
  statusFilters,
} from './driver/statusFilters.ts'
export { decidingRecord, driverVerdict, type Verdict, type VerdictFacts, verdictTones } from './driver/verdict.ts'
export { Grant, grantShapes } from './http/client/authCalls.ts'
export {
  type Answer,
  type Authorization,
  type Call,
  type Carrier,
  callLabel,
  type InputOf,
  type Method,
  type NamedFile,
  type PathParameter,
  pathParameters,
  type ResultOf,
} from './http/client/Call.ts'
export {
  type CallOptions,
  type Calls,
  type Client,
  calls,
  createClient,
  type Query,
  queryString,
} from './http/client/createClient.ts'
export type { Transport } from './http/client/exchange.ts'
export { createLog, describeError, type Log, type LogEntry } from './http/client/log.ts'
export {
  isAborted,
  isOutcomeUnknown,
  isStatus,
  mayHaveHappened,
  RequestError,
  type RequestFailure,
} from './http/client/RequestError.ts'
export { challengeBearer, requestTokens } from './http/client/requestTokens.ts'
export { UsersQuery } from './http/client/userCalls.ts'
export { createSession, type Session } from './http/session/createSession.ts'
export { onlyTab, silentChannel } from './http/session/onlyTab.ts'
export type { SessionEnvironment, SessionEvent } from './http/session/SessionState.ts'
export { createSpentTokens, type SpentTokens } from './http/session/spentTokens.ts'
export {
  consoleSessionNames,
  createTokenStore,
  type SessionNames,
  type TokenStore,
  type Tokens,
} from './http/session/tokenStore.ts'
export { type CsvLine, csvLines, type Delimiter, delimiters, detectDelimiter } from './import/csvLines.ts'
export { type CodePage, codePageSamples, type DecodedText, decodeText } from './import/decodeText.ts'
export {
  type ColumnGuess,
  guessColumns,
  type ImportColumns,
  type ImportRow,
  importRow,
} from './import/importColumns.ts'
export {
  canonicalCsv,
  errorRowsCsv,
  importTemplate,
  isCanonical,
  lineTally,
  runInSlices,
  type SliceOptions,
} from './import/importCsv.ts'
export { fieldOfHeader, type ImportField, importFieldLabels, importFields } from './import/importField.ts'
export { inviteResultText, type NewInvitations, type RowOutcome, rowOutcomes } from './import/rowOutcomes.ts'
export {
  type CellTexts,
  type CellVerdict,
  countrylessPhoneMessage,
  hasErrors,
  importedDriver,
  inviteRowOf,
  type KnownPhones,
  likelyCountry,
  markRepeats,
  type PhoneReading,
  reasonsOf,
  repeatMarker,
  shortenedPhoneMessage,
  type ValidatedRow,
  validateCells,
  validateRow,
} from './import/validateRow.ts'
export {
  InvitationItem,
  InvitationPage,
  InvitationsQuery,
  InvitedDriver,
  OrganisationUser,
} from './invitation/InvitationItem.ts'
export {
  type InvitationStatus,
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
  isInvitationStatus,
} from './invitation/invitationStatuses.ts'
export {
  BulkInviteResult,
  blankRow,
  csvFileMessage,
  csvFileProblem,
  type DraftRow,
  DriverInviteRow,
  DriversInvitation,
  draftRowErrors,
  driverInviteRow,
  InvitationIds,
  InvitationToken,
  rowsToSend,
  UserInvitation,
} from './invitation/newInvitations.ts'
export { type ExportedPerson, exportRows } from './list/exportRows.ts'
export {
  chosenFilters,
  filterLabels,
  filtersOf,
  type ListFilter,
  type TextFilter,
  textFilters,
  withoutFilters,
} from './list/listFilters.ts'
export {
  type CalledScope,
  type DriverSearch,
  driverSearches,
  driversRequest,
  isOrderHidden,
  isReadWhole,
  isScanned,
  type ListQuestion,
  type ListRequest,
  type ListScan,
  personalSorts,
  startOfYesterday,
  type UsersListQuery,
  usersRequest,
} from './list/listRequests.ts'
export { type ListScope, listScope, type ScopeQuestion } from './list/listScope.ts'
export {
  changeSearch,
  defaultPageSize,
  driverLists,
  listViews,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SearchChange,
  userLists,
} from './list/OrganisationSearch.ts'
export { commonViews, holdsPersonalData, type SavedView, ViewName, viewSearch } from './list/savedView.ts'
export { type SearchReading, searchedFilters, searchReadings, withoutSearch } from './list/searchReadings.ts'
export {
  defaultSorting,
  isSorting,
  nextSorting,
  organisationUserSorts,
  type SortField,
  type Sorting,
  sortingParts,
  userSorts,
} from './list/sorting.ts'
export {
  Counters,
  type DeletionBlocker,
  deletionBlockerLabel,
  deletionBlockers,
  deletionConditions,
  Stats,
} from './organisation/counters.ts'
export {
  NewOrganisation,
  Organisation,
  OrganisationName,
  OrganisationSetUp,
  OrganisationUpdate,
  organisationNameProblem,
} from './organisation/Organisation.ts'
export {
  ancestorsOf,
  branchOf,
  type DepthClass,
  depthClasses,
  depthClassLabels,
  depthClassOf,
  depthOf,
  hidesPersonalData,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
  type TreeProblem,
  withAncestors,
} from './organisation/OrganisationTree.ts'
export { parseOrganisationTree } from './organisation/parseOrganisationTree.ts'
export {
  type GrantName,
  type GrantScope,
  grantLabel,
  grantNames,
  grantScope,
  type Permission,
  type PermissionKind,
  type Permissions,
  permissionKinds,
  unless,
} from './permission/grants.ts'
export {
  type DriverQuestion,
  type InvitationQuestion,
  type LiftBanQuestion,
  type PermissionQuestion,
  permissionFor,
  permissionKindOf,
  permissionOnDriver,
  permissionOnInvitation,
  permissionOnUser,
  permissionsOf,
  permissionToLiftBan,
  type UserQuestion,
  type Viewer,
} from './permission/permissionsOf.ts'
export { groupedPhone } from './phone/groupedPhone.ts'
export { loadPhoneRules } from './phone/loadPhoneRules.ts'
export {
  ClearableWirePhone,
  type PhoneCountry,
  type PhoneRules,
  PlainPhone,
  phoneMessage,
  phoneNumber,
  phoneUncheckedMessage,
  WirePhone,
} from './phone/phoneNumber.ts'
export {
  amount,
  FeeText,
  isPricingPlan,
  Pricing,
  type PricingPlan,
  parseFee,
  pricingPlanAt,
  pricingPlanLabel,
  pricingPlans,
  Settings,
  SettingsUpdate,
} from './settings/Settings.ts'
export {
  type SettingsTexts,
  settingsErrors,
  settingsForm,
  settingsTexts,
  settingsUpdateOf,
} from './settings/settingsForm.ts'
export { type Lenient, lenient, onUnknownWord } from './struct/lenient.ts'
export { parseAs, ShapeError, type ShapeFault } from './struct/parseAs.ts'
export { absent, count, isFields, isUuid, listOf, shape, uuid, withDefault } from './struct/shape.ts'
export {
  emptyOr,
  exactTextRule,
  invalidEntry,
  mandatory,
  message,
  type Problem,
  required,
  textRule,
} from './struct/textRule.ts'
export { type FormError, type FormErrors, validator } from './struct/validator.ts'
export { csvText } from './text/csvText.ts'
export { ClearableEmail, Email, emailMessage, emailProblem, isEmail } from './text/email.ts'
export {
  ClearableLink,
  countChars,
  editedTexts,
  foldText,
  formatCount,
  isTooLong,
  isWebLink,
  type ListRange,
  maxText,
  PlainText,
  pageCountOf,
  rangeText,
  type Tone,
  tones,
  tooLongMessage,
} from './text/text.ts'
export { maskPersonalData } from './user/masked.ts'
export { type AssignableRole, assignableRoles, ProfileUpdate, profileForm, RoleChange } from './user/ProfileUpdate.ts'
export { displayName, FirstName, firstNameProblem, LastName, lastNameProblem, type Named } from './user/personName.ts'
export { isAdmin, isViewer, personRoleLabel, type Role, roleLabel, roles } from './user/role.ts'
export { Membership, SignedInUser, User, UserIds, UserLookup, UserPage, UserWithOrganisation } from './user/User.ts'
