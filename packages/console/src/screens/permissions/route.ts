import { route } from '../../routing/route.ts'

export const permissionsRoute = route(
  { path: '/organisation/:orgId/permissions', area: 'core', screen: 'PermissionsScreen' },
  () => import('./PermissionsScreen.tsx'),
)
