import { route } from '../../routing/route.ts'

export const linkExpiredRoute = route(
  { path: '/link-expired', area: 'public', screen: 'LinkExpiredScreen' },
  () => import('./LinkExpiredScreen.tsx'),
)
