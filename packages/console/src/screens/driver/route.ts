import { reads } from '@driver-trust/domain/data'
import { lazyPart } from '../../load/lazyPart.tsx'
import { isGranted, route } from '../../routing/route.ts'

export const driverRoute = route(
  {
    path: '/organisation/:orgId/driver/:userId',
    area: 'core',
    screen: 'DriverScreen',
    reads: ({ orgId, userId }, viewer) =>
      isGranted('viewDrivers', viewer, orgId) ? { awaited: [reads.driver({ organisationId: orgId, userId })] } : {},
  },
  () => import('./DriverScreen.tsx'),
)

/** The driver beside a list, for the screens that have one. */
export const { component: DriverBeside } = lazyPart(() =>
  import('./DriverBeside.tsx').then((module) => module.DriverBeside),
)
