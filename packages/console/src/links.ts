import { printSignInSearch, type SignInSearch } from '@driver-trust/domain/auth'
import { queryString } from '@driver-trust/domain/http'

/** The search parameters carried between the public pages. */
type EntrySearch = { [Key in keyof SignInSearch]?: SignInSearch[Key] | undefined }

/** Whose settings to show; without it, those of the user's own organisation. */
type OfOrganisation = { organisation?: string | undefined }

/** Builds every link in the console, so that a route can move in one place. */
export const links = {
  home: () => '/',
  signIn: (search: EntrySearch = {}) => `/sign-in${printSignInSearch(search)}`,
  signUp: (search: EntrySearch = {}) => `/sign-up${printSignInSearch(search)}`,
  userExists: (search: EntrySearch = {}) => `/user-exists${printSignInSearch(search)}`,
  verifyEmail: (email: string) => `/verify-email/${encodeURIComponent(email)}`,
  emailVerified: () => '/verify-email/verification-success',
  missedActivation: () => '/verify-email/missed-activation',
  forgotPassword: (search: Pick<EntrySearch, 'email'> = {}) => `/forgot-password/${printSignInSearch(search)}`,
  resetMailSent: () => '/forgot-password/email-sent',
  passwordChanged: () => '/reset-password/password-changed',
  linkInactive: () => '/reset-password/link-inactive',
  invitation: () => '/invitation/',
  invitationAccepted: () => '/invitation/accepted',
  invitationExpired: () => '/invitation/expired',
  onboarding: () => '/onboarding',
  onboardingStep: (step: 'profile' | 'organisation' | 'billing-and-drivers') => `/onboarding/${step}`,
  organisation: (orgId: string) => `/organisation/${encodeURIComponent(orgId)}`,
  driver: (orgId: string, userId: string) =>
    `/organisation/${encodeURIComponent(orgId)}/driver/${encodeURIComponent(userId)}`,
  user: (orgId: string, userId: string) =>
    `/organisation/${encodeURIComponent(orgId)}/user/${encodeURIComponent(userId)}`,
  gateCheck: (orgId: string) => `/organisation/${encodeURIComponent(orgId)}/check`,
  permissions: (orgId: string) => `/organisation/${encodeURIComponent(orgId)}/permissions`,
  settings: (search: OfOrganisation = {}) => `/settings${queryString(search)}`,
  securityContact: (search: OfOrganisation = {}) => `/settings/security-contact${queryString(search)}`,
  myAccount: () => '/settings/my-account',
}
