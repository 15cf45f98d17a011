import { type EntrySearch, printSignInSearch } from '@driver-trust/domain/auth'
import { queryString } from '@driver-trust/domain/http'
import { printOrganisationSearch } from '@driver-trust/domain/list'
import type { StringRouteParams } from 'wouter'

/** Whose settings; without it, those of the user's own organisation. */
const settingsQuery = (search: { organisation?: string | undefined }) => queryString(search)

/** Every address of the console. Those without parameters come before those that would match them too. */
export const paths = {
  home: path('/'),

  signIn: path('/sign-in', printSignInSearch),
  signUp: path('/sign-up', printSignInSearch),
  userExists: path('/user-exists', printSignInSearch),
  emailLink: path('/verify-email'),
  emailVerified: path('/verify-email/verification-success'),
  missedActivation: path('/verify-email/missed-activation'),
  verifyEmail: path('/verify-email/:email'),
  forgotPassword: path('/forgot-password/', (search: Pick<EntrySearch, 'email'>) => printSignInSearch(search)),
  resetMailSent: path('/forgot-password/email-sent'),
  resetPassword: path('/reset-password'),
  passwordChanged: path('/reset-password/password-changed'),
  linkInactive: path('/reset-password/link-inactive'),
  invitation: path('/invitation/'),
  invitationAccepted: path('/invitation/accepted'),
  invitationExpired: path('/invitation/expired'),
  linkExpired: path('/link-expired'),

  onboarding: path('/onboarding'),
  profileStep: path('/onboarding/profile'),
  organisationStep: path('/onboarding/organisation'),
  billingAndDriversStep: path('/onboarding/billing-and-drivers'),

  organisation: path('/organisation/:orgId', printOrganisationSearch),
  gateCheck: path('/organisation/:orgId/check'),
  permissions: path('/organisation/:orgId/permissions'),
  driver: path('/organisation/:orgId/driver/:userId', (search: { live?: 'true' }) => queryString(search)),
  user: path('/organisation/:orgId/user/:userId'),

  settings: path('/settings', settingsQuery),
  securityContact: path('/settings/security-contact', settingsQuery),
  myAccount: path('/settings/my-account'),
} as const

export interface Path<Pattern extends string, Search = never> {
  /** As wouter reads it: `/organisation/:orgId`. */
  pattern: Pattern
  /** The address with these parameters, which are encoded here. */
  href: (...at: At<Pattern, Search>) => string
}

/** No parameters for a pattern that has none. */
type At<Pattern extends string, Search> = Pattern extends `${string}:${string}`
  ? [parameters: StringRouteParams<Pattern>, search?: Search]
  : [search?: Search]

/** `query` prints a search with its question mark, or nothing if there is nothing to say. */
function path<const Pattern extends string, Search = never>(
  pattern: Pattern,
  query?: (search: Search) => string,
): Path<Pattern, Search> {
  const href = (...at: At<Pattern, Search>) => {
    const [parameters, search] = pattern.includes(':') ? at : [{}, at[0]]
    const values = parameters as Record<string, string> // by the type of At
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    return search === undefined ? pathname : `${pathname}${query?.(search as Search) ?? ''}` // by the type of At
  }
  return { pattern, href }
}

/** The organisation whose page this is, or that of one of its people; undefined elsewhere. */
export function organisationAt(address: string): string | undefined {
  return /^\/organisation\/([^/?#]+)/.exec(address)?.[1]
}

/** The driver whose page this is. */
export function driverAt(address: string): { orgId: string; userId: string } | undefined {
  const [, orgId, userId] = /^\/organisation\/([^/?#]+)\/driver\/([^/?#]+)$/.exec(address) ?? []
  return orgId && userId ? { orgId, userId } : undefined
}
