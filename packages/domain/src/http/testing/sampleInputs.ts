import type { InputOf } from '../Call.ts'
import type { Calls } from '../calls.ts'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const OTHER = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const PASSWORD = 'Secret-123!'
const EMAIL = 'someone@example.com'

/** A valid input for every call of the table, for tests that send them all. */
export const sampleInputs: { [Name in keyof Calls]: InputOf<Calls[Name]> } = {
  register: { email: EMAIL, password: PASSWORD },
  token: { grant_type: 'password', username: EMAIL, password: PASSWORD },
  challenge: { clientId: 'driver-trust-console' },
  sendPasswordReset: { email: EMAIL },
  resetPassword: { password: PASSWORD, token: 'link' },
  changePassword: { password: PASSWORD },
  sendVerification: { email: EMAIL },
  verifyEmail: { token: 'link', code: undefined },
  whoami: {},
  listUsers: { page: 1, page_size: 20, role: ['driver'] },
  updateProfile: { firstName: 'Ada' },
  changeRole: { user_id: ID, role: 'admin' },
  lookUpUsers: { ids: [ID] },
  nameDriver: { user_id: ID },
  setStatus: { userId: ID, organizationId: OTHER, status: 'verified' },
  liftBan: { organization_id: OTHER, user_id: ID },
  listActivity: { organization_id: OTHER, user_id: ID, actions: ['changed_status'] },
  deadlines: { user_id: ID },
  createOrganisation: { name: 'North' },
  organisationTree: {},
  updateOrganisation: { id: OTHER, name: 'North', subcontractor: false },
  deleteOrganisation: { organization_id: OTHER },
  removeMember: { organization_id: OTHER, user_id: ID },
  counters: { id: OTHER },
  settings: { id: OTHER },
  updateSettings: { id: OTHER, city: 'Oslo' },
  stats: { id: OTHER },
  listInvitations: { type: 'driver', page: 1, page_size: 20 },
  withdrawInvitations: { ids: [ID] },
  inviteUser: { email: EMAIL, role: 'user', organizationId: OTHER },
  inviteDrivers: {
    organizationId: OTHER,
    drivers: [{ firstName: 'Ada', lastName: 'Byron', phoneNumber: '+442079460123', email: undefined }],
  },
  inviteDriversByCsv: { organization_id: OTHER, drivers_csv: new Blob(['a'], { type: 'text/csv' }) },
  downloadBatch: { batchId: 'batch-1' },
  acceptInvitation: { token: 'link' },
}
