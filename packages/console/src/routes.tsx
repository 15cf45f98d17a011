import { accountReads, useAbortPreloads, usePeek, usePreload } from '@driver-trust/domain/data'
import { type ComponentType, type ReactNode, Suspense, useCallback, useContext, useMemo } from 'react'
import { matchRoute, Route, useRouter } from 'wouter'
import { ReloadContext } from './load/ErrorBoundary.tsx'
import { lateCode, lazyScreen } from './load/lazyScreen.tsx'
import { AfterPending, Pending } from './load/Pending.tsx'
import type { Area } from './routing/landingOf.ts'
import { useAccount } from './routing/useAccount.ts'
import { type Prepare, type Purpose, useShownLocation } from './routing/useTransitionLocation.ts'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

export interface RouteRow {
  path: string
  area: Area
  /** The name of the screen, by which its stories are found; none for a redirect. */
  screen?: string
  component: ComponentType
  /** Fetches the screen's code if it isn't part of the first load; undefined once it is loaded. */
  fetchCode?: (purpose?: Purpose) => Promise<unknown> | undefined
}

interface Frame {
  component: ComponentType<{ children: ReactNode }>
  fetchCode: (purpose?: Purpose) => Promise<unknown> | undefined
}

const frames: Record<Area, Frame> = {
  public: { component: ({ children }) => children, fetchCode: () => undefined },
  onboarding: lazyScreen(() =>
    import('./screens/onboarding/OnboardingArea.tsx').then((module) => module.OnboardingArea),
  ),
  core: lazyScreen(() => import('./shell/CoreArea.tsx').then((module) => module.CoreArea)),
}

/** Part of the core area's code. Until it has loaded, no reads are preloaded. */
const coreReads = lateCode(() => import('./screenReads.ts').then((module) => module.screenReads))

const publicScreen = screenOf('public')
const onboardingScreen = screenOf('onboarding')
const coreScreen = screenOf('core')

/** Every route in the console; fixed segments come before parameters. */
export const routes: readonly RouteRow[] = [
  { path: '/sign-in', area: 'public', screen: 'SignInScreen', component: SignInScreen },
  publicScreen('/sign-up', 'SignUpScreen', () => import('./screens/sign-up/SignUpScreen.tsx')),
  publicScreen('/user-exists', 'UserExistsScreen', () => import('./screens/sign-up/SignUpScreen.tsx')),
  publicScreen('/verify-email', 'EmailLinkScreen', () => import('./screens/verify-email/EmailLinkScreen.tsx')),
  publicScreen(
    '/verify-email/verification-success',
    'EmailVerifiedScreen',
    () => import('./screens/verify-email/EmailLinkScreen.tsx'),
  ),
  publicScreen(
    '/verify-email/missed-activation',
    'MissedActivationScreen',
    () => import('./screens/verify-email/EmailLinkScreen.tsx'),
  ),
  publicScreen(
    '/verify-email/:email',
    'VerifyEmailScreen',
    () => import('./screens/verify-email/VerifyEmailScreen.tsx'),
  ),
  publicScreen('/forgot-password', 'ForgotPasswordScreen', () => import('./screens/password/ForgotPasswordScreen.tsx')),
  publicScreen(
    '/forgot-password/email-sent',
    'ResetMailSentScreen',
    () => import('./screens/password/ForgotPasswordScreen.tsx'),
  ),
  publicScreen('/reset-password', 'ResetPasswordScreen', () => import('./screens/password/ResetPasswordScreen.tsx')),
  publicScreen(
    '/reset-password/password-changed',
    'PasswordChangedScreen',
    () => import('./screens/password/ResetPasswordScreen.tsx'),
  ),
  publicScreen(
    '/reset-password/link-inactive',
    'LinkInactiveScreen',
    () => import('./screens/password/ResetPasswordScreen.tsx'),
  ),
  publicScreen('/invitation', 'InvitationLinkScreen', () => import('./screens/invitation/InvitationLinkScreen.tsx')),
  publicScreen(
    '/invitation/accepted',
    'InvitationAcceptedScreen',
    () => import('./screens/invitation/InvitationLinkScreen.tsx'),
  ),
  publicScreen(
    '/invitation/expired',
    'InvitationExpiredScreen',
    () => import('./screens/invitation/InvitationLinkScreen.tsx'),
  ),
  publicScreen('/link-expired', 'LinkExpiredScreen', () => import('./screens/link-expired/LinkExpiredScreen.tsx')),
  {
    path: '/onboarding',
    area: 'onboarding',
    ...lazyScreen(() => import('./screens/onboarding/OnboardingArea.tsx').then((module) => module.OnboardingRedirect)),
  },
  onboardingScreen(
    '/onboarding/profile',
    'ProfileStepScreen',
    () => import('./screens/onboarding/ProfileStepScreen.tsx'),
  ),
  onboardingScreen(
    '/onboarding/organisation',
    'OrganisationStepScreen',
    () => import('./screens/onboarding/OrganisationStepScreen.tsx'),
  ),
  onboardingScreen(
    '/onboarding/billing-and-drivers',
    'BillingAndDriversStepScreen',
    () => import('./screens/onboarding/BillingAndDriversStepScreen.tsx'),
  ),
  {
    path: '/',
    area: 'core',
    ...lazyScreen(() => import('./shell/CoreArea.tsx').then((module) => module.HomeRedirect)),
  },
  coreScreen(
    '/organisation/:orgId',
    'OrganisationScreen',
    () => import('./screens/organisation/OrganisationScreen.tsx'),
  ),
  coreScreen('/organisation/:orgId/check', 'GateCheckScreen', () => import('./screens/check/GateCheckScreen.tsx')),
  coreScreen('/organisation/:orgId/driver/:userId', 'DriverScreen', () => import('./screens/driver/DriverScreen.tsx')),
  coreScreen('/organisation/:orgId/user/:userId', 'UserScreen', () => import('./screens/user/UserScreen.tsx')),
  coreScreen(
    '/organisation/:orgId/permissions',
    'PermissionsScreen',
    () => import('./screens/permissions/PermissionsScreen.tsx'),
  ),
  coreScreen('/settings', 'SettingsScreen', () => import('./screens/settings/SettingsScreen.tsx')),
  coreScreen(
    '/settings/security-contact',
    'SecurityContactScreen',
    () => import('./screens/settings/SecurityContactScreen.tsx'),
  ),
  coreScreen('/settings/my-account', 'MyAccountScreen', () => import('./screens/settings/MyAccountScreen.tsx')),
]

const unknown: RouteRow = {
  path: '*',
  area: 'public',
  ...lazyScreen(() => import('./screens/not-found/UnknownRouteScreen.tsx').then((module) => module.UnknownRouteScreen)),
}

/** Builds the rows of an area: a path, the screen's name, and the module that exports it under that name. */
function screenOf(area: Area) {
  return <Name extends string>(
    path: string,
    screen: Name,
    load: () => Promise<Record<Name, ComponentType>>,
  ): RouteRow => ({ path, area, screen, ...lazyScreen(async () => (await load())[screen]) })
}

/** Renders the current route's screen, or the pending view, inside its area's frame, which stays mounted between screens. */
export function Routes() {
  const { path, isPending } = useShownLocation()
  const { row } = useMatch()(path)
  const reload = useContext(ReloadContext)
  // A changed search or a pending navigation re-renders neither the frame nor the screen.
  return useMemo(() => {
    const { component: Screen } = row
    const { component: Frame } = frames[row.area]
    return (
      <Suspense fallback={withAccount(row.area, <Pending onRetry={reload} />)}>
        <AfterPending around={(pending) => withAccount(row.area, pending)}>
          <Frame>
            {isPending ? (
              <ScreenPending />
            ) : (
              <Route key={row.path} path={row.path}>
                <Screen />
              </Route>
            )}
          </Frame>
        </AfterPending>
      </Suspense>
    )
  }, [row, isPending, reload])
}

/** While the frame's code loads, and until its pending view has had its minimum, the account that its guard needs loads in parallel. */
function withAccount(area: Area, pending: ReactNode) {
  return (
    <>
      {area !== 'public' && <AccountPreload />}
      {pending}
    </>
  )
}

function AccountPreload() {
  useAccount()
  return null
}

/** Retries by rendering the screen, which does its own loading; without its code, only a page reload helps. */
function ScreenPending() {
  const abortPreloads = useAbortPreloads()
  const reload = useContext(ReloadContext)
  const again = () => void abortPreloads().then((wasAny) => wasAny || reload())
  return <Pending onRetry={again} isDue />
}

/** Loads the code and first reads of a path; undefined once everything is loaded. */
export function usePrepare(): Prepare {
  const match = useMatch()
  const preload = usePreload()
  const peek = usePeek()
  return useCallback(
    (path, purpose) => {
      const { row, parameters } = match(path)
      const code = [
        frames[row.area].fetchCode(purpose),
        row.fetchCode?.(purpose),
        row.area === 'core' ? coreReads.fetchCode(purpose) : undefined,
      ]
      const viewer = { user: peek(accountReads.identity()), tree: peek(accountReads.organisationTree()) }
      const data = coreReads
        .current()
        ?.[row.path]?.({ ...parameters, viewer })
        .map(({ read, isAwaited }) => {
          const load = preload(read)
          return isAwaited ? load : undefined
        })
      const missing = [...code, ...(data ?? [])].filter((each) => each !== undefined)
      return missing.length > 0 ? Promise.all(missing) : undefined
    },
    [match, preload, peek],
  )
}

function useMatch() {
  const { parser } = useRouter()
  return useCallback(
    (path: string): { row: RouteRow; parameters: Readonly<Record<string, string>> } => {
      for (const row of routes) {
        const [isMatch, parameters] = matchRoute(parser, row.path, path)
        if (isMatch) return { row, parameters: parameters as Record<string, string> } // all parameters of our paths are required
      }
      return { row: unknown, parameters: {} }
    },
    [parser],
  )
}
