import { reads } from '@driver-trust/domain/data'
import { type Account, type GrantName, isGranted } from '@driver-trust/domain/permission'
import type { ComponentType } from 'react'
import type { StringRouteParams } from 'wouter'
import type { Area } from './account/landingOf.ts'
import { lazyScreen } from './load/lazyScreen.tsx'
import { type Path, paths } from './paths.ts'
import { SignInScreen } from './screens/entry/SignInScreen.tsx'
import type { FirstReads, Frame, Route } from './shell/Screens.tsx'

/** Every route in the console; fixed segments come before parameters. */
export const routes: readonly Route[] = [
  // Part of the first script: React would hold back one that loaded late for 300 ms.
  { pattern: paths.signIn.pattern, area: 'public', component: SignInScreen, fetchCode: () => undefined },
  screen(paths.signUp, 'public', {
    code: async () => (await import('./screens/entry/SignUpScreen.tsx')).SignUpScreen,
  }),
  screen(paths.userExists, 'public', {
    code: async () => (await import('./screens/entry/SignUpScreen.tsx')).UserExistsScreen,
  }),
  screen(paths.emailLink, 'public', {
    code: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).EmailLinkScreen,
  }),
  screen(paths.emailVerified, 'public', {
    code: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).EmailVerifiedScreen,
  }),
  screen(paths.missedActivation, 'public', {
    code: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).MissedActivationScreen,
  }),
  screen(paths.verifyEmail, 'public', {
    code: async () => (await import('./screens/entry/VerifyEmailScreen.tsx')).VerifyEmailScreen,
  }),
  screen(paths.forgotPassword, 'public', {
    code: async () => (await import('./screens/entry/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  }),
  screen(paths.resetMailSent, 'public', {
    code: async () => (await import('./screens/entry/ForgotPasswordScreen.tsx')).ResetMailSentScreen,
  }),
  screen(paths.resetPassword, 'public', {
    code: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  }),
  screen(paths.passwordChanged, 'public', {
    code: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).PasswordChangedScreen,
  }),
  screen(paths.linkInactive, 'public', {
    code: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).LinkInactiveScreen,
  }),
  screen(paths.invitation, 'public', {
    code: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationLinkScreen,
  }),
  screen(paths.invitationAccepted, 'public', {
    code: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationAcceptedScreen,
  }),
  screen(paths.invitationExpired, 'public', {
    code: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationExpiredScreen,
  }),
  screen(paths.linkExpired, 'public', {
    code: async () => (await import('./screens/entry/LinkExpiredScreen.tsx')).LinkExpiredScreen,
  }),
  screen(paths.onboarding, 'onboarding', {
    code: async () => (await import('./screens/onboarding/OnboardingArea.tsx')).OnboardingRedirect,
  }),
  screen(paths.profileStep, 'onboarding', {
    code: async () => (await import('./screens/onboarding/ProfileStepScreen.tsx')).ProfileStepScreen,
  }),
  screen(paths.organisationStep, 'onboarding', {
    code: async () => (await import('./screens/onboarding/OrganisationStepScreen.tsx')).OrganisationStepScreen,
  }),
  screen(paths.billingAndDriversStep, 'onboarding', {
    code: async () =>
      (await import('./screens/onboarding/BillingAndDriversStepScreen.tsx')).BillingAndDriversStepScreen,
  }),
  screen(paths.home, 'core', {
    code: async () => (await import('./shell/Guard.tsx')).HomeRedirect,
  }),
  screen(paths.organisation, 'core', {
    code: async () => (await import('./screens/organisation/OrganisationScreen.tsx')).OrganisationScreen,
    reads: ({ orgId }, viewer) =>
      isGranted('viewOrganisation', viewer, orgId) ? { others: [reads.counters(orgId), reads.stats(orgId)] } : {},
    isKept: true,
  }),
  screen(paths.gateCheck, 'core', {
    code: async () => (await import('./screens/check/GateCheckScreen.tsx')).GateCheckScreen,
  }),
  screen(paths.driver, 'core', {
    code: async () => (await import('./screens/driver/DriverScreen.tsx')).DriverScreen,
    reads: ({ orgId, userId }, viewer) =>
      isGranted('viewDrivers', viewer, orgId) ? { awaited: [reads.driver({ organisationId: orgId, userId })] } : {},
  }),
  screen(paths.user, 'core', {
    code: async () => (await import('./screens/user/UserScreen.tsx')).UserScreen,
  }),
  screen(paths.permissions, 'core', {
    code: async () => (await import('./screens/permissions/PermissionsScreen.tsx')).PermissionsScreen,
  }),
  screen(paths.settings, 'core', {
    code: async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
    reads: (_, viewer) => ownSettings(viewer, 'viewSettings'),
  }),
  screen(paths.securityContact, 'core', {
    code: async () => (await import('./screens/settings/SecurityContactScreen.tsx')).SecurityContactScreen,
    reads: (_, viewer) => ownSettings(viewer, 'viewSecurityContact'),
  }),
  screen(paths.myAccount, 'core', {
    code: async () => (await import('./screens/settings/MyAccountScreen.tsx')).MyAccountScreen,
  }),
]

/** Every address that no other route has. */
export const unknownRoute: Route = {
  pattern: '*',
  area: 'public',
  ...lazyScreen(async () => (await import('./screens/entry/UnknownRouteScreen.tsx')).UnknownRouteScreen),
}

/** What is around the screens of an area. */
export const frames: Record<Area, Frame> = {
  public: { component: ({ children }) => children, fetchCode: () => undefined },
  onboarding: lazyScreen(async () => (await import('./screens/onboarding/OnboardingArea.tsx')).OnboardingArea),
  core: lazyScreen(async () => (await import('./shell/CoreArea.tsx')).CoreArea),
}

interface Definition<Pattern extends string> extends Pick<Route, 'isKept'> {
  code: () => Promise<ComponentType>
  /**
   * Following a link starts these along with the code, and so does pointing at it. Reads that the viewer isn't allowed to make are left out.
   */
  reads?: (parameters: StringRouteParams<Pattern>, viewer: Account) => FirstReads
}

function screen<const Pattern extends string>(
  { pattern }: Pick<Path<Pattern>, 'pattern'>,
  area: Area,
  { code, reads, isKept }: Definition<Pattern>,
): Route {
  return { pattern, area, isKept, reads: reads as Route['reads'], ...lazyScreen(code) } // the router reads the parameters from the pattern
}

/** Not awaited, as the address may name another organisation. */
function ownSettings(viewer: Account, grant: GrantName): FirstReads {
  const id = viewer.tree?.rootId ?? ''
  return isGranted(grant, viewer, id) ? { others: [reads.settings(id)] } : {}
}
