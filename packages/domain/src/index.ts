export { ActivityLog } from './activity/ActivityLog.ts'
export { ActivityQuery } from './activity/ActivityQuery.ts'
export { ActivityRecord } from './activity/ActivityRecord.ts'
export {
  type ActivityAction,
  activityActionLabel,
  activityActions,
  isActivityAction,
} from './activity/activityAction.ts'
export { newestFirst } from './activity/newestFirst.ts'
export { Challenge } from './auth/Challenge.ts'
export { type ChallengeScope, challengeScopes } from './auth/challengeScope.ts'
export { EmailRequest } from './auth/EmailRequest.ts'
export { EmailVerification, tokenOrCodeMessage } from './auth/EmailVerification.ts'
export { linkToken } from './auth/linkToken.ts'
export { NewPasswordForm, passwordsDifferMessage } from './auth/NewPasswordForm.ts'
export { oneTimeCodeForm } from './auth/oneTimeCodeForm.ts'
export { PasswordChange } from './auth/PasswordChange.ts'
export { PasswordReset } from './auth/PasswordReset.ts'
export { Password, type PasswordRule, passwordProblems, passwordRuleLabels, passwordRules } from './auth/password.ts'
export { redirectTarget } from './auth/redirectTarget.ts'
export { SecretText } from './auth/SecretText.ts'
export { SignInForm } from './auth/SignInForm.ts'
export { SignUpForm } from './auth/SignUpForm.ts'
export { parseSignInSearch, printSignInSearch, type SignInSearch } from './auth/signInSearch.ts'
export { TokenResponse } from './auth/TokenResponse.ts'
export { type BulkPlan, bulkResultText, planBulk } from './bulk/planBulk.ts'
export { type Outcome, type RunOptions, runLimited } from './bulk/runLimited.ts'
export { dayNumberOf } from './date/dayNumberOf.ts'
export { instantOf } from './date/instantOf.ts'
export { localDay } from './date/localDay.ts'
export { banOriginOf, type PersonRecord } from './driver/banOriginOf.ts'
export { type DeadlineDocument, Deadlines, deadlineDocumentLabels, deadlineDocuments } from './driver/Deadlines.ts'
export { DriverRecord } from './driver/DriverRecord.ts'
export { type DeadlineState, deadlineState } from './driver/deadlineState.ts'
export {
  banHalfDone,
  type DriverAction,
  type DriverOrder,
  driverActionSuccess,
  driverActions,
  driverActionWords,
  orderedAction,
} from './driver/driverAction.ts'
export { type DriverGrouping, driverGroupings, groupingStatuses } from './driver/driverGrouping.ts'
export { driverIdFilter } from './driver/driverIdFilter.ts'
export { formatDriverId } from './driver/formatDriverId.ts'
export { StatusChange, StatusChoice } from './driver/StatusChange.ts'
export { type SettableStatus, settableStatuses } from './driver/settableStatuses.ts'
export { statusChoices } from './driver/statusChoices.ts'
export { groupStatuses, isStatusGroup, type StatusGroup, statusGroups } from './driver/statusGroup.ts'
export { statusGroupLabel } from './driver/statusGroupLabel.ts'
export {
  isVerificationStatus,
  statusLabel,
  statusTone,
  type VerificationStatus,
  verificationStatuses,
} from './driver/verificationStatus.ts'
export * from './http/index.ts'
export { type CodePage, codePageSamples } from './import/codePages.ts'
export { type CsvLine, csvLines } from './import/csvLines.ts'
export { type DecodedText, decodeText } from './import/decodeText.ts'
export { type Delimiter, delimiters, detectDelimiter } from './import/detectDelimiter.ts'
export { type ColumnGuess, guessColumns, type ImportColumns } from './import/guessColumns.ts'
export { canonicalCsv, errorRowsCsv, importTemplate, isCanonical } from './import/importCsv.ts'
export { fieldOfHeader, type ImportField, importFieldLabels, importFields } from './import/importField.ts'
export { type ImportRow, importRow } from './import/importRow.ts'
export {
  type CellTexts,
  type CellVerdict,
  countrylessPhoneMessage,
  importedDriver,
  judgeCells,
  type PhoneReading,
  shortenedPhoneMessage,
} from './import/judgeCells.ts'
export {
  hasErrors,
  inviteRowOf,
  type JudgedRow,
  judgedRow,
  markRepeats,
  reasonsOf,
  repeatMarker,
} from './import/judgedRow.ts'
export { likelyCountry } from './import/likelyCountry.ts'
export { lineTally } from './import/lineTally.ts'
export type { KnownPhones } from './import/repeatNotes.ts'
export { inviteResultText, type NewInvitations, type RowFate, rowFates } from './import/rowFates.ts'
export { runInSlices, type SliceOptions } from './import/runInSlices.ts'
export { BulkInviteResult } from './invitation/BulkInviteResult.ts'
export { csvFileMessage, csvFileProblem } from './invitation/csvFile.ts'
export { DriversInvitation } from './invitation/DriversInvitation.ts'
export { blankRow, type DraftRow, draftRowErrors, rowsToSend } from './invitation/draftRows.ts'
export { DriverInviteRow, driverInviteRow } from './invitation/driverInviteRow.ts'
export { InvitationIds } from './invitation/InvitationIds.ts'
export { InvitationItem } from './invitation/InvitationItem.ts'
export { InvitationPage } from './invitation/InvitationPage.ts'
export { InvitationsQuery } from './invitation/InvitationsQuery.ts'
export { InvitationToken } from './invitation/InvitationToken.ts'
export { InvitedDriver } from './invitation/InvitedDriver.ts'
export {
  type InvitationStatus,
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
  isInvitationStatus,
} from './invitation/invitationStatus.ts'
export { OrganisationUser } from './invitation/OrganisationUser.ts'
export { UserInvitation } from './invitation/UserInvitation.ts'
export { changeSearch, type SearchChange } from './list/changeSearch.ts'
export { type DriverSearch, driverSearches } from './list/driverSearches.ts'
export { driversRequest } from './list/driversRequest.ts'
export { type ExportedPerson, exportRows } from './list/exportRows.ts'
export { isOrderHidden, personalSorts } from './list/isOrderHidden.ts'
export type { CalledScope, ListQuestion, ListRequest, UsersListQuery } from './list/ListRequest.ts'
export {
  chosenFilters,
  filterLabels,
  filtersOf,
  type ListFilter,
  type TextFilter,
  textFilters,
  withoutFilters,
} from './list/listFilters.ts'
export { type ListScope, listScope, type ScopeQuestion } from './list/listScope.ts'
export {
  defaultPageSize,
  driverLists,
  listViews,
  type OrganisationSearch,
  pageSizes,
  userLists,
} from './list/OrganisationSearch.ts'
export { parseOrganisationSearch } from './list/parseOrganisationSearch.ts'
export { printOrganisationSearch } from './list/printOrganisationSearch.ts'
export { type ListRange, pageCountOf, rangeText } from './list/rangeText.ts'
export { commonViews, holdsPersonalData, type SavedView, ViewName, viewSearch } from './list/savedView.ts'
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
export { isStatusFilter, type StatusFilter, statusFilterLabel, statusFilters } from './list/statusFilter.ts'
export { usersRequest } from './list/usersRequest.ts'
export { ancestorsOf } from './organisation/ancestorsOf.ts'
export { branchOf } from './organisation/branchOf.ts'
export { Counters } from './organisation/Counters.ts'
export {
  type DeletionBlocker,
  deletionBlockerLabel,
  deletionBlockers,
  deletionConditions,
} from './organisation/deletionBlockers.ts'
export { type DepthClass, depthClasses, depthClassLabels, depthClassOf } from './organisation/depthClassOf.ts'
export { depthOf } from './organisation/depthOf.ts'
export { hidesPersonalData } from './organisation/hidesPersonalData.ts'
export { NewOrganisation } from './organisation/NewOrganisation.ts'
export { Organisation } from './organisation/Organisation.ts'
export { OrganisationSetUp } from './organisation/OrganisationSetUp.ts'
export type { OrganisationNode, OrganisationTree, TreeProblem } from './organisation/OrganisationTree.ts'
export { OrganisationUpdate } from './organisation/OrganisationUpdate.ts'
export { organisationIn } from './organisation/organisationIn.ts'
export { OrganisationName, organisationNameProblem } from './organisation/organisationName.ts'
export { parseOrganisationTree } from './organisation/parseOrganisationTree.ts'
export { Stats } from './organisation/Stats.ts'
export { searchOrganisations } from './organisation/searchOrganisations.ts'
export { type DriverShare, shareOfDrivers } from './organisation/shareOfDrivers.ts'
export { withAncestors } from './organisation/withAncestors.ts'
export { grantLabels } from './permission/grantLabels.ts'
export { type GrantName, type GrantScope, grantNames, grantScope } from './permission/grants.ts'
export { type Permission, type Permissions, unless } from './permission/Permission.ts'
export { type PermissionKind, permissionKinds } from './permission/permissionKind.ts'
export { permissionKindOf, type Viewer } from './permission/permissionKindOf.ts'
export { type DriverQuestion, permissionOnDriver } from './permission/permissionOnDriver.ts'
export { type InvitationQuestion, permissionOnInvitation } from './permission/permissionOnInvitation.ts'
export { permissionOnUser, type UserQuestion } from './permission/permissionOnUser.ts'
export { type PermissionQuestion, permissionFor, permissionsOf } from './permission/permissionsOf.ts'
export { type LiftBanQuestion, permissionToLiftBan } from './permission/permissionToLiftBan.ts'
export { loadPhoneRules } from './phone/loadPhoneRules.ts'
export type { PhoneCountry, PhoneRules } from './phone/PhoneRules.ts'
export {
  ClearableWirePhone,
  PlainPhone,
  phoneMessage,
  phoneNumber,
  phoneUncheckedMessage,
  WirePhone,
} from './phone/phoneNumber.ts'
export { amount } from './settings/amount.ts'
export { FeeText, parseFee } from './settings/feeText.ts'
export {
  isPricingPlan,
  type PricingPlan,
  pricingPlanAt,
  pricingPlanLabel,
  pricingPlans,
} from './settings/pricingPlan.ts'
export { Settings } from './settings/Settings.ts'
export { Pricing, SettingsUpdate } from './settings/SettingsUpdate.ts'
export { settingsErrors } from './settings/settingsErrors.ts'
export { settingsForm } from './settings/settingsForm.ts'
export { type SettingsTexts, settingsTexts } from './settings/settingsTexts.ts'
export { settingsUpdateOf } from './settings/settingsUpdateOf.ts'
export { absent } from './struct/absent.ts'
export { count } from './struct/count.ts'
export { emptyOr } from './struct/emptyOr.ts'
export { invalidEntry } from './struct/invalidEntry.ts'
export { isFields } from './struct/isFields.ts'
export { isUuid } from './struct/isUuid.ts'
export { type Lenient, lenient } from './struct/lenient.ts'
export { listOf } from './struct/listOf.ts'
export { mandatory } from './struct/mandatory.ts'
export { message } from './struct/message.ts'
export { onUnknownWord } from './struct/onUnknownWord.ts'
export { parseAs } from './struct/parseAs.ts'
export { required } from './struct/required.ts'
export { ShapeError, type ShapeFault } from './struct/ShapeError.ts'
export { shape } from './struct/shape.ts'
export { exactTextRule, type Problem, textRule } from './struct/textRule.ts'
export { uuid } from './struct/uuid.ts'
export { type FormError, type FormErrors, validator } from './struct/validator.ts'
export { withDefault } from './struct/withDefault.ts'
export { countChars } from './text/countChars.ts'
export { csvText } from './text/csvText.ts'
export { editedTexts } from './text/editedTexts.ts'
export { ClearableEmail, Email, emailMessage, emailProblem } from './text/email.ts'
export { foldText } from './text/foldText.ts'
export { formatCount } from './text/formatCount.ts'
export { isEmail } from './text/isEmail.ts'
export { isTooLong } from './text/isTooLong.ts'
export { maxText } from './text/maxText.ts'
export { PlainText, tooLongMessage } from './text/plainText.ts'
export { type Tone, tones } from './text/tone.ts'
export { ClearableLink, isWebLink } from './text/webLink.ts'
export { displayName, type Named } from './user/displayName.ts'
export { Membership } from './user/Membership.ts'
export { maskPersonalData } from './user/maskPersonalData.ts'
export { ProfileUpdate } from './user/ProfileUpdate.ts'
export { FirstName, firstNameProblem, LastName, lastNameProblem } from './user/personName.ts'
export { profileForm } from './user/profileForm.ts'
export { type AssignableRole, assignableRoles, RoleChange } from './user/RoleChange.ts'
export { isAdmin, isViewer, personRoleLabel, type Role, roleLabel, roles } from './user/role.ts'
export { SignedInUser } from './user/SignedInUser.ts'
export { User } from './user/User.ts'
export { UserIds } from './user/UserIds.ts'
export { UserLookup } from './user/UserLookup.ts'
export { UserPage } from './user/UserPage.ts'
export { UserWithOrganisation } from './user/UserWithOrganisation.ts'
