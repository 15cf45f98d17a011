import { InvitationPage, InvitationsQuery } from '../../invitation/InvitationItem.ts'
import {
  BulkInviteResult,
  DriversCsv,
  DriversInvitation,
  InvitationIds,
  InvitationToken,
  UserInvitation,
} from '../../invitation/newInvitations.ts'
import { fileAnswer, jsonAnswer, noAnswer, row } from './Call.ts'

/** Calls about invitations. */
export const invitationCalls = {
  listInvitations: row({
    method: 'GET',
    path: '/api/v1/invitations',
    summary: 'A page of driver or user invitations.',
    carrier: 'query',
    payload: InvitationsQuery,
    answer: jsonAnswer('InvitationPage', InvitationPage),
  }),
  withdrawInvitations: row({
    method: 'POST',
    path: '/api/v1/invitations/delete',
    summary: 'Withdraws invitations.',
    carrier: 'json',
    payload: InvitationIds,
    answer: noAnswer,
  }),
  inviteUser: row({
    method: 'POST',
    path: '/api/v1/invitations/users',
    summary: 'Invites a user into an organisation.',
    carrier: 'json',
    payload: UserInvitation,
    answer: noAnswer,
  }),
  inviteDrivers: row({
    method: 'POST',
    path: '/api/v1/invitations/drivers',
    summary: 'Invites drivers into an organisation.',
    carrier: 'json',
    payload: DriversInvitation,
    answer: jsonAnswer('BulkInviteResult', BulkInviteResult),
  }),
  inviteDriversByCsv: row({
    method: 'POST',
    path: '/api/v1/invitations/drivers/csv',
    summary: 'Invites the drivers in a CSV file into an organisation.',
    carrier: 'multipart',
    payload: DriversCsv,
    answer: jsonAnswer('BulkInviteResult', BulkInviteResult),
    meanings: { 400: 'request_validation_failed' },
  }),
  downloadBatch: row({
    method: 'GET',
    path: '/api/v1/invitations/downloads/drivers/batch/{batchId}',
    summary: 'The file of a batch of driver invitations.',
    answer: fileAnswer,
  }),
  acceptInvitation: row({
    method: 'POST',
    path: '/api/v1/invitations/users/accept',
    summary: 'Accepts a user invitation.',
    carrier: 'json',
    payload: InvitationToken,
    answer: noAnswer,
    meanings: { 401: 'sign-up is needed, go to /sign-up with a flag' },
  }),
}
