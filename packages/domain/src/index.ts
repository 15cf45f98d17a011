export { Challenge } from './auth/Challenge.ts'
export { type ChallengeScope, challengeScopes } from './auth/challengeScope.ts'
export { Password, type PasswordRule, passwordProblems, passwordRuleLabels, passwordRules } from './auth/password.ts'
export { redirectTarget } from './auth/redirectTarget.ts'
export { SecretText } from './auth/SecretText.ts'
export { SignInForm } from './auth/SignInForm.ts'
export { TokenResponse } from './auth/TokenResponse.ts'
export { type DriverGrouping, driverGroupings, groupingStatuses } from './driver/driverGrouping.ts'
export { formatDriverId } from './driver/formatDriverId.ts'
export { type SettableStatus, settableStatuses } from './driver/settableStatuses.ts'
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
export {
  type InvitationStatus,
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
  isInvitationStatus,
} from './invitation/invitationStatus.ts'
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
export { Organisation } from './organisation/Organisation.ts'
export type { OrganisationNode, OrganisationTree, TreeProblem } from './organisation/OrganisationTree.ts'
export { organisationIn } from './organisation/organisationIn.ts'
export { parseOrganisationTree } from './organisation/parseOrganisationTree.ts'
export { Stats } from './organisation/Stats.ts'
export { searchOrganisations } from './organisation/searchOrganisations.ts'
export { withAncestors } from './organisation/withAncestors.ts'
export { absent } from './struct/absent.ts'
export { count } from './struct/count.ts'
export { emptyOr } from './struct/emptyOr.ts'
export { invalidEntry } from './struct/invalidEntry.ts'
export { isFields } from './struct/isFields.ts'
export { isUuid } from './struct/isUuid.ts'
export { kindOf } from './struct/kindOf.ts'
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
export { type Parsed, tryParse } from './struct/tryParse.ts'
export { uuid } from './struct/uuid.ts'
export { type FormError, type FormErrors, validator } from './struct/validator.ts'
export { withDefault } from './struct/withDefault.ts'
export { countChars } from './text/countChars.ts'
export { Email, emailMessage, emailProblem } from './text/email.ts'
export { foldText } from './text/foldText.ts'
export { isEmail } from './text/isEmail.ts'
export { isTooLong } from './text/isTooLong.ts'
export { maxText } from './text/maxText.ts'
export { type Tone, tones } from './text/tone.ts'
export { displayName, type Named } from './user/displayName.ts'
export { maskPersonalData } from './user/maskPersonalData.ts'
export { isAdmin, isViewer, type Role, roleLabel, roles } from './user/role.ts'
export { SignedInUser } from './user/SignedInUser.ts'
export { User } from './user/User.ts'
export { UserPage } from './user/UserPage.ts'
export { UserWithOrganisation } from './user/UserWithOrganisation.ts'
