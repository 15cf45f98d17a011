import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { HomeRedirect } from './routing/HomeRedirect.tsx'
import { UnknownRouteScreen } from './screens/not-found/UnknownRouteScreen.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

const CoreArea = lazy(() => import('./shell/CoreArea.tsx').then((module) => ({ default: module.CoreArea })))
const OrganisationScreen = lazy(() =>
  import('./screens/organisation/OrganisationScreen.tsx').then((module) => ({ default: module.OrganisationScreen })),
)

/** Who may see a route: `public` everybody, `core` people with a name and an organisation (spec, section 2). */
export type Area = 'public' | 'core'

export interface RouteRow {
  path: string
  area: Area
  /** The name of the screen, by which its stories are found; none for mere redirects. */
  screen?: string
  component: ComponentType
}

/** Every address of the console (spec, section 2). */
export const routes: readonly RouteRow[] = [
  { path: '/sign-in', area: 'public', screen: 'SignInScreen', component: SignInScreen },
  { path: '/', area: 'core', component: HomeRedirect },
  { path: '/organisation/:orgId', area: 'core', screen: 'OrganisationScreen', component: OrganisationScreen },
]

/** Shows the screen of the present address. */
export function Routes() {
  return (
    <Switch>
      {routes.map(({ path, area, component: Screen }) => (
        <Route key={path} path={path}>
          {area === 'public' ? (
            <Screen />
          ) : (
            <CoreArea>
              <Screen />
            </CoreArea>
          )}
        </Route>
      ))}
      <Route>
        <UnknownRouteScreen />
      </Route>
    </Switch>
  )
}
