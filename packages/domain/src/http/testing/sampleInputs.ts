import fc from 'fast-check'
import type { InputOf } from '../client/Call.ts'
import type { CallOptions, Calls, Client } from '../client/createClient.ts'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const OTHER = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const PASSWORD = 'Secret-123!'
const EMAIL = 'someone@example.com'

/** A valid input for every call of the table. */
const sampleInputs: { [Name in keyof Calls]: InputOf<Calls[Name]> } = {
  register: { email: EMAIL, password: PASSWORD },
  token: { grant_type: 'password', username: EMAIL, password: PASSWORD },
  challenge: { clientId: 'driver-trust-console' },
  sendPasswordReset: { email: EMAIL },
  resetPassword: { password: PASSWORD, token: 'link' },
  changePassword: { password: PASSWORD },
  sendVerification: { email: EMAIL },
  verifyEmail: { token: 'link', code: undefined },
  whoami: {},
  listUsers: { page: 1, page_size: 20, role: 'driver' },
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

type Send = (input: unknown, options: CallOptions) => Promise<unknown>

/** Sends a call by name with its sample input, and a bearer if the call needs one of its own. */
export function sendNamed(client: Client, name: keyof Calls, options: CallOptions = {}): Promise<unknown> {
  const needsBearer = name === 'sendPasswordReset' || name === 'sendVerification'
  const send = client[name] as Send // each name has its own sample
  return send(sampleInputs[name], { ...(needsBearer && { bearer: 'challenge' }), ...options })
}

/** Field names of the API: bodies with these get further than arbitrary ones. */
const NAMES = [
  ...['id', 'email', 'role', 'items', 'total', 'nextPage', 'prevPage', 'name', 'children', 'parentId', 'subcontractor'],
  ...['status', 'createdAt', 'updatedAt', 'organizationId', 'userId', 'deadlines', 'passport', 'drivers', 'users'],
  ...['access_token', 'refresh_token', 'expires_in', 'challenge', 'emailVerified', 'type', 'invited', 'skipped'],
  ...['pricingPlan', 'metadata', 'action', 'performedBy', 'phoneNumber', '__proto__', 'constructor', 'toString'],
] as const

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(ID, 'a@example.com', 'hidden', true, 0, 1, -1, 1e21, null, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** JSON with the API's field names and a mix of right and wrong values. */
const likely = fc.letrec<{ node: unknown; object: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, value, tie('object'), fc.array(tie('object'), { maxLength: 3 })),
  object: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), tie('node')), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries)),
})).object

const json = fc
  .oneof(likely, fc.jsonValue({ maxDepth: 2 }), fc.array(likely, { maxLength: 3 }))
  .map((body) => JSON.stringify(body))

/**
 * Bodies of answers: mostly JSON, some truncated, with a byte-order mark, duplicate keys or deep nesting, HTML or
 * empty.
 */
export const arbitraryBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 1, arbitrary: json.chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))) },
  { weight: 1, arbitrary: json.map((text) => `\uFEFF${text}`) },
  { weight: 1, arbitrary: fc.nat(1500).map((depth) => '{"children":['.repeat(depth) + ']}'.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '<!doctype html><p>Welcome', '{"id":1,"id":2}', '{"total":1e999}', '"'),
  },
)
