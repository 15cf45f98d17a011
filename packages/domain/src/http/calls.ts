import { TokenResponse } from '../auth/TokenResponse.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { SignedInUser } from '../user/SignedInUser.ts'
import { UserPage } from '../user/UserPage.ts'
import { jsonAnswer, parsedAnswer } from './answers.ts'
import type { Call } from './Call.ts'
import { Grant } from './Grant.ts'
import { UsersQuery } from './UsersQuery.ts'

/** Every call of the product's API (spec, section 7): the only place that knows paths and methods. */
export const calls = {
  token: row({
    method: 'POST',
    path: '/api/v1/auth/token',
    summary: 'Exchanges a grant for tokens.',
    carrier: 'form',
    payload: Grant,
    answer: jsonAnswer('TokenResponse', TokenResponse),
    authorization: 'none',
    meanings: { 401: 'The credentials are wrong, or the refresh token is worth nothing any more.' },
  }),
  whoami: row({
    method: 'GET',
    path: '/api/v1/auth/whoami',
    summary: 'The person who is signed in.',
    answer: jsonAnswer('SignedInUser', SignedInUser),
    meanings: { 404: 'The account is gone: not-found handling.' },
  }),
  listUsers: row({
    method: 'GET',
    path: '/api/v1/users',
    summary: 'A page of the users or drivers of organisations.',
    carrier: 'query',
    payload: UsersQuery,
    answer: jsonAnswer('UserPage', UserPage),
  }),
  organisationTree: row({
    method: 'GET',
    path: '/api/v1/organizations/',
    summary: 'The organisations that the person may see, as a tree from their own.',
    answer: parsedAnswer('OrganisationTree', parseOrganisationTree),
    meanings: { 404: 'No organisation: not-found handling.' },
  }),
}

export type Calls = typeof calls

/** Keeps the literal types of a row. */
function row<const Path extends string, Payload, Result>(
  call: Call<Path, Payload, Result>,
): Call<Path, Payload, Result> {
  return call
}
