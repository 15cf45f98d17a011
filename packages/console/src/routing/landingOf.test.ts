import { parseOrganisationTree, RequestError } from '@driver-trust/domain'
import { describe, expect, it } from 'vitest'
import { type Account, landingOf } from './landingOf.ts'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const USER = {
  id: ID,
  role: 'admin',
  email: 'a@example.com',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Lindqvist',
} as const
const TREE = parseOrganisationTree({
  id: ID,
  name: 'Meridian',
  subcontractor: false,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
})
const failed = (status: number) => new RequestError({ call: 'GET /x', failure: 'http', status })
const READY: Account = { hasTokens: true, user: USER, userError: undefined, tree: TREE, treeError: undefined }
const NOBODY = { user: undefined, tree: undefined }

describe('whoever asks for the core area', () => {
  it.each<[string, Partial<Account>, string]>([
    ['without tokens lands on the sign-in', { ...NOBODY, hasTokens: false }, 'sign-in'],
    ['waits while the account loads', NOBODY, 'pending'],
    ['waits while the organisations load', { tree: undefined }, 'pending'],
    ['with an account that is gone lands on not-found', { ...NOBODY, userError: failed(404) }, 'not-found'],
    ['with a refused session lands on the sign-in', { ...NOBODY, userError: failed(401) }, 'sign-in'],
    ['with a failing server lands on the sign-in', { ...NOBODY, userError: failed(500) }, 'sign-in'],
    ['without a verified e-mail must verify it', { user: { ...USER, emailVerified: false } }, 'not-verified'],
    ['as a driver has no access', { user: { ...USER, role: 'driver' } }, 'no-access'],
    ['with an unknown role has no access', { user: { ...USER, role: 'auditor' } }, 'no-access'],
    ['without a name must set the account up', { user: { ...USER, firstName: undefined } }, 'not-set-up'],
    ['without an organisation must set the account up', { tree: null }, 'not-set-up'],
    ['with no organisation behind a 404 lands on not-found', { tree: undefined, treeError: failed(404) }, 'not-found'],
    [
      'when the organisations cannot be loaded lands on the sign-in',
      { tree: undefined, treeError: failed(503) },
      'sign-in',
    ],
    ['with everything enters', {}, 'core'],
    ['stays when only a revalidation fails', { userError: failed(500), treeError: failed(404) }, 'core'],
  ])('%s', (_, account, landing) => {
    expect(landingOf({ ...READY, ...account })).toBe(landing)
  })
})
