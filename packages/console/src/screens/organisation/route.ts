import { reads } from '@driver-trust/domain/data'
import { type OrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import { isGranted, route } from '../../routing/route.ts'

export const organisationRoute = route(
  {
    path: '/organisation/:orgId',
    area: 'core',
    screen: 'OrganisationScreen',
    query: (search: Partial<OrganisationSearch>) => printOrganisationSearch(search),
    reads: ({ orgId }, viewer) =>
      isGranted('viewOrganisation', viewer, orgId) ? { others: [reads.counters(orgId), reads.stats(orgId)] } : {},
  },
  () => import('./OrganisationScreen.tsx'),
)
