import { route } from '../../routing/route.ts'

export const userRoute = route(
  { path: '/organisation/:orgId/user/:userId', area: 'core', screen: 'UserScreen' },
  () => import('./UserScreen.tsx'),
)
