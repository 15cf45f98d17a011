import { route } from '../../routing/route.ts'

export const gateCheckRoute = route(
  { path: '/organisation/:orgId/check', area: 'core', screen: 'GateCheckScreen' },
  () => import('./GateCheckScreen.tsx'),
)
