import { accountReads, useAbortPreloads, usePeek, usePreload } from '@driver-trust/domain/data'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { matchRoute, Route as RouteMatch, useRouter } from 'wouter'
import { useHost } from './host.ts'
import { type LazyScreen, lazyScreen, type Purpose } from './load/lazyScreen.tsx'
import { AfterPending, Pending } from './load/Pending.tsx'
import { homeRoute } from './routing/homeRoute.ts'
import { type Prepare, useShown } from './routing/navigation.ts'
import type { Area, Route } from './routing/route.ts'
import { useAccountPreload } from './routing/useAccount.ts'
import { gateCheckRoute } from './screens/check/route.ts'
import { driverRoute } from './screens/driver/route.ts'
import { invitationAcceptedRoute, invitationExpiredRoute, invitationRoute } from './screens/invitation/route.ts'
import { linkExpiredRoute } from './screens/link-expired/route.ts'
import { unknownRoute } from './screens/not-found/route.ts'
import { onboardingRoute, onboardingStepRoutes } from './screens/onboarding/route.ts'
import { organisationRoute } from './screens/organisation/route.ts'
import {
  forgotPasswordRoute,
  linkInactiveRoute,
  passwordChangedRoute,
  resetMailSentRoute,
  resetPasswordRoute,
} from './screens/password/route.ts'
import { permissionsRoute } from './screens/permissions/route.ts'
import { myAccountRoute, securityContactRoute, settingsRoute } from './screens/settings/route.ts'
import { signInRoute } from './screens/sign-in/route.ts'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'
import { signUpRoute, userExistsRoute } from './screens/sign-up/route.ts'
import { userRoute } from './screens/user/route.ts'
import {
  emailLinkRoute,
  emailVerifiedRoute,
  missedActivationRoute,
  verifyEmailRoute,
} from './screens/verify-email/route.ts'

/** Every route in the console; fixed segments come before parameters. */
export const routes: readonly Route[] = [
  { ...signInRoute, component: SignInScreen, fetchCode: () => undefined },
  signUpRoute,
  userExistsRoute,
  emailLinkRoute,
  emailVerifiedRoute,
  missedActivationRoute,
  verifyEmailRoute,
  forgotPasswordRoute,
  resetMailSentRoute,
  resetPasswordRoute,
  passwordChangedRoute,
  linkInactiveRoute,
  invitationRoute,
  invitationAcceptedRoute,
  invitationExpiredRoute,
  linkExpiredRoute,
  onboardingRoute,
  ...Object.values(onboardingStepRoutes),
  homeRoute,
  organisationRoute,
  gateCheckRoute,
  driverRoute,
  userRoute,
  permissionsRoute,
  settingsRoute,
  securityContactRoute,
  myAccountRoute,
]

type Frame = Pick<LazyScreen<{ children: ReactNode }>, 'component' | 'fetchCode'>

const Bare: ComponentType<{ children: ReactNode }> = ({ children }) => children

/** What is around the screens of an area. */
const frames: Record<Area, Frame> = {
  public: { component: Bare, fetchCode: () => undefined },
  onboarding: lazyScreen(async () => (await import('./screens/onboarding/OnboardingArea.tsx')).OnboardingArea),
  core: lazyScreen(async () => (await import('./shell/CoreArea.tsx')).CoreArea),
}

/** Renders the current route's screen, or the pending view, inside its area's frame, which stays mounted between screens. */
export function Routes() {
  const path = useShown((shown) => shown.path)
  const isPending = useShown(({ phase }) => phase === 'pending')
  const { row } = useMatch()(path)
  const { reload } = useHost()
  const isFetched = useFirstLoad(row)
  // A changed search or a pending navigation re-renders neither the frame nor the screen.
  return useMemo(() => {
    const { component: Screen } = row
    const { component: Frame } = frames[row.area]
    if (!isFetched) return <Pending onRetry={reload} />
    return (
      <Suspense fallback={<Pending onRetry={reload} />}>
        <AfterPending>
          <Frame>
            {isPending ? (
              <ScreenPending />
            ) : (
              <RouteMatch key={row.path} path={row.path}>
                <Screen />
              </RouteMatch>
            )}
          </Frame>
        </AfterPending>
      </Suspense>
    )
  }, [row, isPending, reload, isFetched])
}

/** Milliseconds that the first code waits for the account, which usually comes with it; then the frame shows without it. */
const ACCOUNT_WAIT = 200

/**
 * Whether the code of the page's first screen has come, or can't: the screen then says so. With the account, frame and screen are rendered
 * once, and in slices that don't block the page. Later navigations wait before they show. React's Suspense would hold what has come back for
 * the rest of 300 ms.
 */
function useFirstLoad(row: Route): boolean {
  const preloadAccount = useAccountPreload()
  const [first] = useState(() => ({ row, load: codeOf(row) }))
  const [isFetched, setIsFetched] = useState(first.load.length === 0)
  useEffect(() => {
    const due = new Promise((resolve) => setTimeout(resolve, ACCOUNT_WAIT))
    const account = first.row.area === 'public' ? undefined : Promise.race([preloadAccount(), due])
    void Promise.allSettled([...first.load, account]).then(() => startTransition(() => setIsFetched(true)))
  }, [first, preloadAccount])
  return isFetched || row !== first.row
}

function codeOf(row: Route, purpose?: Purpose): Promise<unknown>[] {
  const loads = [frames[row.area].fetchCode(purpose), row.fetchCode(purpose)]
  return loads.filter((load) => load !== undefined)
}

/** Retries by rendering the screen, which does its own loading; without its code, only a page reload helps. */
function ScreenPending() {
  const abortPreloads = useAbortPreloads()
  const { reload } = useHost()
  const again = () => void abortPreloads().then((wasAny) => wasAny || reload())
  return <Pending onRetry={again} isDue />
}

/** Loads the code and first reads of a path, and the account that its guard asks for; undefined once everything is loaded. */
export function usePrepare(): Prepare {
  const match = useMatch()
  const preload = usePreload()
  const peek = usePeek()
  const preloadAccount = useAccountPreload()
  return useCallback(
    (path, purpose) => {
      const { row, parameters } = match(path)
      if (row.area !== 'public') void preloadAccount()
      const viewer = { user: peek(accountReads.identity()), tree: peek(accountReads.organisationTree()) }
      const { awaited = [], others = [] } = row.reads?.(parameters, viewer) ?? {}
      for (const read of others) preload(read)
      const reads = awaited.map((read) => preload(read)).filter((load) => load !== undefined)
      const loads = [...codeOf(row, purpose), ...reads]
      return loads.length > 0 ? Promise.all(loads) : undefined
    },
    [match, preload, peek, preloadAccount],
  )
}

function useMatch() {
  const { parser } = useRouter()
  return useCallback(
    (path: string): { row: Route; parameters: object } => {
      for (const row of routes) {
        const [isMatch, parameters] = matchRoute(parser, row.path, path)
        if (isMatch) return { row, parameters }
      }
      return { row: unknownRoute, parameters: {} }
    },
    [parser],
  )
}
