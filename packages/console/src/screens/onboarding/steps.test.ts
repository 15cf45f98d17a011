import { parseOrganisationTree } from '@driver-trust/domain/organisation'
import { describe, expect, it } from 'vitest'
import type { AdmittedAccount } from '../../account/useViewer.ts'
import { firstOpenStep, isReachable, onboardingSteps } from './steps.ts'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const NAMELESS = { id: ID, role: 'user', email: 'a@example.com', emailVerified: true } as const
const NAMED = { ...NAMELESS, firstName: 'Ada', lastName: 'Lindqvist' }
const at = '2026-01-01T00:00:00Z'
const TREE = parseOrganisationTree({ id: ID, name: 'Meridian', subcontractor: false, createdAt: at, updatedAt: at })

const CASES: readonly [string, AdmittedAccount, open: string, reachable: readonly string[]][] = [
  ['new', { user: NAMELESS, tree: null, isOnboarding: false }, 'profile', ['profile']],
  ['named', { user: NAMED, tree: null, isOnboarding: false }, 'organisation', ['profile', 'organisation']],
  [
    'the creator of the organisation',
    { user: NAMED, tree: TREE, isOnboarding: true },
    'billing-and-drivers',
    onboardingSteps,
  ],
  ['invited', { user: NAMELESS, tree: TREE, isOnboarding: false }, 'profile', ['profile']],
]

describe.each(CASES)('onboarding of a user who is: %s', (_, onboarding, ...[open, reachable]) => {
  it(`starts at ${open}`, () => {
    expect(firstOpenStep(onboarding)).toBe(open)
  })
  it(`can reach ${reachable.join(', ')}`, () => {
    expect(onboardingSteps.filter((step) => isReachable(step, onboarding))).toEqual(reachable)
  })
})
