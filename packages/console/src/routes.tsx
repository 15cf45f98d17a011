import { reads } from '@driver-trust/domain/data'
import { type Account, type GrantName, isGranted } from '@driver-trust/domain/permission'
import type { ComponentType } from 'react'
import type { StringRouteParams } from 'wouter'
import type { Area } from './account/landingOf.ts'
import { lazyScreen } from './load/lazyScreen.tsx'
import { type Path, paths } from './paths.ts'
import { SignInScreen } from './screens/entry/SignInScreen.tsx'
import type { Asking, FirstReads, Frame, Route } from './shell/Screens.tsx'

/** Every route in the console; fixed segments come before parameters. */
const routes: readonly Route[] = [
  // Part of the first script: React would hold back one that loaded late for 300 ms.
  { pattern: paths.signIn.pattern, area: 'public', component: SignInScreen, fetchCode: () => undefined },
  ...screens('public', {
    signUp: async () => (await import('./screens/entry/SignUpScreen.tsx')).SignUpScreen,
    userExists: async () => (await import('./screens/entry/SignUpScreen.tsx')).UserExistsScreen,
    emailLink: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).EmailLinkScreen,
    emailVerified: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).EmailVerifiedScreen,
    missedActivation: async () => (await import('./screens/entry/EmailLinkScreen.tsx')).MissedActivationScreen,
    verifyEmail: async () => (await import('./screens/entry/VerifyEmailScreen.tsx')).VerifyEmailScreen,
    forgotPassword: async () => (await import('./screens/entry/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    resetMailSent: async () => (await import('./screens/entry/ForgotPasswordScreen.tsx')).ResetMailSentScreen,
    resetPassword: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    passwordChanged: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).PasswordChangedScreen,
    linkInactive: async () => (await import('./screens/entry/ResetPasswordScreen.tsx')).LinkInactiveScreen,
    invitation: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationLinkScreen,
    invitationAccepted: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationAcceptedScreen,
    invitationExpired: async () => (await import('./screens/entry/InvitationLinkScreen.tsx')).InvitationExpiredScreen,
    linkExpired: async () => (await import('./screens/entry/LinkExpiredScreen.tsx')).LinkExpiredScreen,
  }),
  ...screens('onboarding', {
    onboarding: async () => (await import('./screens/onboarding/OnboardingArea.tsx')).OnboardingRedirect,
    profileStep: async () => (await import('./screens/onboarding/ProfileStepScreen.tsx')).ProfileStepScreen,
    organisationStep: async () =>
      (await import('./screens/onboarding/OrganisationStepScreen.tsx')).OrganisationStepScreen,
    billingAndDriversStep: async () =>
      (await import('./screens/onboarding/BillingAndDriversStepScreen.tsx')).BillingAndDriversStepScreen,
  }),
  screen(paths.organisation, {
    code: async () => (await import('./screens/organisation/OrganisationScreen.tsx')).OrganisationScreen,
    ownRead: ({ orgId }, asking) => listOf(orgId, asking),
    isKept: true,
  }),
  screen(paths.driver, {
    code: async () => (await import('./screens/driver/DriverScreen.tsx')).DriverScreen,
    reads: ({ orgId, userId }, viewer) =>
      isGranted('viewDrivers', viewer, orgId) ? { awaited: [reads.driver({ organisationId: orgId, userId })] } : {},
    isNext: true,
  }),
  screen(paths.settings, {
    code: async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
    reads: (_, viewer) => ownSettings(viewer, 'viewSettings'),
  }),
  screen(paths.securityContact, {
    code: async () => (await import('./screens/settings/SecurityContactScreen.tsx')).SecurityContactScreen,
    reads: (_, viewer) => ownSettings(viewer, 'viewSecurityContact'),
  }),
  screen(paths.home, {
    code: async () => (await import('./shell/Guard.tsx')).HomeRedirect,
    ownRead: (_, asking) => listOf(asking.viewer.tree.rootId, { ...asking, search: '' }), // of the page that it redirects to
  }),
  ...screens('core', {
    gateCheck: async () => (await import('./screens/check/GateCheckScreen.tsx')).GateCheckScreen,
    user: async () => (await import('./screens/user/UserScreen.tsx')).UserScreen,
    permissions: async () => (await import('./screens/permissions/PermissionsScreen.tsx')).PermissionsScreen,
    myAccount: async () => (await import('./screens/settings/MyAccountScreen.tsx')).MyAccountScreen,
  }),
]

/** Every address that no other route has. */
const unknown: Route = {
  pattern: '*',
  area: 'public',
  ...lazyScreen(async () => (await import('./screens/entry/UnknownRouteScreen.tsx')).UnknownRouteScreen),
}

/** What is around the screens of an area. */
const frames: Record<Area, Frame> = {
  public: { component: ({ children }) => children, fetchCode: () => undefined },
  onboarding: lazyScreen(async () => (await import('./screens/onboarding/OnboardingArea.tsx')).OnboardingArea),
  core: lazyScreen(async () => (await import('./shell/CoreArea.tsx')).CoreArea),
}

export const screenTable = { routes, unknown, frames }

type Code = () => Promise<ComponentType>

/** Screens that read nothing before they show, by the name of their path. */
function screens(area: Area, codes: Partial<Record<keyof typeof paths, Code>>): Route[] {
  return Object.entries(codes).map(([name, code]) => {
    const { pattern } = paths[name as keyof typeof paths] // Object.entries widens it
    return { pattern, area, ...lazyScreen(code) }
  })
}

interface Definition<Pattern extends string> extends Pick<Route, 'isKept' | 'isNext'> {
  code: Code
  /**
   * Following a link starts these along with the code, and so does pointing at it. Reads that the viewer isn't allowed to make are left out.
   */
  reads?: (parameters: StringRouteParams<Pattern>, viewer: Account) => FirstReads
  ownRead?: (parameters: StringRouteParams<Pattern>, asking: Asking) => ReturnType<NonNullable<Route['ownRead']>>
}

/** A screen of the core area with its first reads. */
function screen<const Pattern extends string>(
  { pattern }: Pick<Path<Pattern>, 'pattern'>,
  { code, reads, ownRead, ...marks }: Definition<Pattern>,
): Route {
  const ofPattern = { reads, ownRead } as Pick<Route, 'reads' | 'ownRead'> // the router reads the parameters from the pattern
  return { pattern, area: 'core', ...marks, ...ofPattern, ...lazyScreen(code) }
}

/** The list that an organisation's page shows at an address. */
async function listOf(organisationId: string, { search, ...asking }: Asking) {
  const { OrganisationScreen } = await import('./screens/organisation/OrganisationScreen.tsx')
  return OrganisationScreen.readAt(search, { ...asking, organisationId })
}

/** Not awaited, as the address may name another organisation. */
function ownSettings(viewer: Account, grant: GrantName): FirstReads {
  const id = viewer.tree?.rootId ?? ''
  return isGranted(grant, viewer, id) ? { others: [reads.settings(id)] } : {}
}
