export { InvitationItem, InvitationsQuery, InvitedDriver, OrganisationUser } from './InvitationItem.ts'
export {
  type InvitationStatus,
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
} from './invitationStatuses.ts'
export {
  BulkInviteResult,
  blankRow,
  csvFileProblem,
  type DraftRow,
  DriverInviteRow,
  DriversInvitation,
  draftRowErrors,
  rowsToSend,
  UserInvitation,
} from './newInvitations.ts'
