import { reads } from '@driver-trust/domain/data'
import { queryString } from '@driver-trust/domain/http'
import type { GrantName, Viewer } from '@driver-trust/domain/permission'
import { isGranted, route } from '../../routing/route.ts'

/** Whose settings; without it, those of the user's own organisation. */
const query = (search: { organisation?: string | undefined }) => queryString(search)

export const settingsRoute = route(
  {
    path: '/settings',
    area: 'core',
    screen: 'SettingsScreen',
    query,
    reads: (_, viewer) => ownSettings(viewer, 'viewSettings'),
  },
  () => import('./SettingsScreen.tsx'),
)

export const securityContactRoute = route(
  {
    path: '/settings/security-contact',
    area: 'core',
    screen: 'SecurityContactScreen',
    query,
    reads: (_, viewer) => ownSettings(viewer, 'viewSecurityContact'),
  },
  () => import('./SecurityContactScreen.tsx'),
)

export const myAccountRoute = route(
  { path: '/settings/my-account', area: 'core', screen: 'MyAccountScreen' },
  () => import('./MyAccountScreen.tsx'),
)

/** Not awaited, as the address may name another organisation. */
function ownSettings(viewer: Viewer, grant: GrantName) {
  const id = viewer.tree?.rootId ?? ''
  return isGranted(grant, viewer, id) ? { others: [reads.settings(id)] } : {}
}
