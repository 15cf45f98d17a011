export { InvitationItem, InvitationPage, InvitationsQuery, InvitedDriver, OrganisationUser } from './InvitationItem.ts'
export {
  type InvitationStatus,
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
  isInvitationStatus,
} from './invitationStatuses.ts'
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
} from './newInvitations.ts'
