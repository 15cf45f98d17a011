import { array, instance, nonempty, string } from 'superstruct'
import { SecretText } from '../../auth/forms.ts'
import { InvitationPage, InvitationsQuery } from '../../invitation/InvitationItem.ts'
import { BulkInviteResult, DriversInvitation, UserInvitation } from '../../invitation/newInvitations.ts'
import { shape, uuid } from '../../struct/shape.ts'
import { fileAnswer, get, jsonAnswer, post } from './Call.ts'

export const invitationCalls = {
  listInvitations: get('/api/v1/invitations', {
    summary: 'A page of driver or user invitations.',
    payload: InvitationsQuery,
    answer: jsonAnswer('InvitationPage', InvitationPage),
  }),
  withdrawInvitations: post('/api/v1/invitations/delete', {
    summary: 'Withdraws invitations.',
    payload: shape({ ids: nonempty(array(string())) }),
  }),
  inviteUser: post('/api/v1/invitations/users', {
    summary: 'Invites a user into an organisation.',
    payload: UserInvitation,
  }),
  inviteDrivers: post('/api/v1/invitations/drivers', {
    summary: 'Invites drivers into an organisation.',
    payload: DriversInvitation,
    answer: jsonAnswer('BulkInviteResult', BulkInviteResult),
  }),
  inviteDriversByCsv: post('/api/v1/invitations/drivers/csv', {
    summary: 'Invites the drivers in a CSV file into an organisation.',
    carrier: 'multipart',
    payload: shape({ drivers_csv: instance(Blob), organization_id: uuid() }),
    answer: jsonAnswer('BulkInviteResult', BulkInviteResult),
    meanings: { 400: 'request_validation_failed' },
  }),
  downloadBatch: get('/api/v1/invitations/downloads/drivers/batch/{batchId}', {
    summary: 'The file of a batch of driver invitations.',
    answer: fileAnswer,
  }),
  acceptInvitation: post('/api/v1/invitations/users/accept', {
    summary: 'Accepts a user invitation.',
    payload: shape({ token: SecretText }),
    meanings: { 401: 'sign-up is needed, go to /sign-up with a flag' },
  }),
}
