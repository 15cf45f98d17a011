import { redirect } from '../../routing/route.ts'

/** Every address that no other route has. */
export const unknownRoute = redirect(
  { path: '*', area: 'public' },
  async () => (await import('./UnknownRouteScreen.tsx')).UnknownRouteScreen,
)
