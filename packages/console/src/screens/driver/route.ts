import { reads } from '@driver-trust/domain/data'
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
