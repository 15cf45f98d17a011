import { RequestError } from '@driver-trust/domain/http'
import { parseOrganisationTree } from '@driver-trust/domain/organisation'
import { ShapeError } from '@driver-trust/domain/struct'
import { describe, expect, it } from 'vitest'
import { type Account, type Area, type Landing, landingOf } from './landingOf.ts'

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
const COMPLETE: Account = {
  hasTokens: true,
  isAccepting: false,
  user: USER,
  userError: undefined,
  tree: TREE,
  treeError: undefined,
  isOnboarding: false,
}

const failed = (status: number) => new RequestError({ call: 'GET /x', failure: 'http', status })
const page = new RequestError({ call: 'GET /x', failure: 'http', status: 404, isPage: true })
const offline = new RequestError({ call: 'GET /x', failure: 'network' })
const malformed = new ShapeError('X', { path: 'id', expected: 'string', received: 'missing' })
const without = (userError: Error | undefined): Partial<Account> => ({ user: undefined, tree: undefined, userError })
const withoutTree = (treeError: Error | undefined): Partial<Account> => ({ tree: undefined, treeError })
const nameless = { ...USER, firstName: undefined }

/** [account state, landing of onboarding, landing of the core]; public pages always show. */
const MATRIX: readonly [state: string, account: Partial<Account>, ...landings: [onboarding: Landing, core: Landing]][] =
  [
    ['no token', { ...without(undefined), hasTokens: false }, 'sign-in', 'sign-in'],
    ['expired', { ...without(failed(401)), hasTokens: false }, 'sign-in', 'sign-in'],
    ['account loading', without(undefined), 'pending', 'pending'],
    ['account 401', without(failed(401)), 'sign-in', 'sign-in'],
    ['account 403', without(failed(403)), 'sign-in', 'sign-in'],
    ['account 404', without(failed(404)), 'not-found', 'not-found'],
    ['account 404 from a web page', without(page), 'sign-in', 'sign-in'],
    ['account 500', without(failed(500)), 'sign-in', 'sign-in'],
    ['account offline', without(offline), 'sign-in', 'sign-in'],
    ['malformed account', without(malformed), 'sign-in', 'sign-in'],
    ['an invitation being accepted', { isAccepting: true }, 'pending', 'pending'],
    ['unverified', { user: { ...USER, emailVerified: false } }, 'verify-email', 'verify-email'],
    ['unverified driver', { user: { ...USER, role: 'driver', emailVerified: false } }, 'verify-email', 'verify-email'],
    ['driver', { user: { ...USER, role: 'driver' } }, 'no-access', 'no-access'],
    ['driver without names', { user: { ...nameless, role: 'driver' } }, 'no-access', 'no-access'],
    ['unknown role', { user: { ...USER, role: 'auditor' } }, 'no-access', 'no-access'],
    ['no names, organisation loading', { user: nameless, ...withoutTree(undefined) }, 'pending', 'onboarding'],
    ['no names, organisation loaded', { user: nameless }, 'enter', 'onboarding'],
    ['no names, organisation 404', { user: nameless, ...withoutTree(failed(404)) }, 'enter', 'onboarding'],
    ['no names, organisation 500', { user: nameless, ...withoutTree(failed(500)) }, 'sign-in', 'onboarding'],
    ['organisation loading', withoutTree(undefined), 'pending', 'pending'],
    ['no organisation', { tree: null }, 'enter', 'onboarding'],
    ['organisation 401', withoutTree(failed(401)), 'sign-in', 'sign-in'],
    ['organisation 403', withoutTree(failed(403)), 'sign-in', 'sign-in'],
    ['organisation 404', withoutTree(failed(404)), 'enter', 'no-organisation'],
    ['organisation 500', withoutTree(failed(500)), 'sign-in', 'sign-in'],
    ['organisation offline', withoutTree(offline), 'sign-in', 'sign-in'],
    ['malformed organisation', withoutTree(malformed), 'sign-in', 'sign-in'],
    ['onboarding in progress', { isOnboarding: true }, 'enter', 'enter'],
    ['complete', {}, 'home', 'enter'],
    ['complete, revalidation failed', { userError: failed(500), treeError: failed(404) }, 'home', 'enter'],
  ]

describe.each(MATRIX)('landing with account state: %s', (_, account, ...[onboarding, core]) => {
  it.each<[Area, Landing]>([
    ['public', 'enter'],
    ['onboarding', onboarding],
    ['core', core],
  ])('%s leads to %s', (area, landing) => {
    expect(landingOf(area, { ...COMPLETE, ...account })).toBe(landing)
  })
})
