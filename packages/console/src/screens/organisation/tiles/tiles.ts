import type { Counters, OrganisationSearch, Stats } from '@driver-trust/domain'
import type { StatTileProps } from '@driver-trust/ui/stat-tile'

export interface Tile<Figures> {
  label: string
  field: keyof Figures
  tone?: StatTileProps['tone']
  /** The list of what is counted; figures are the organisation's own, so the lists are too. */
  search?: Partial<OrganisationSearch>
}

export const counterTiles: readonly Tile<Counters>[] = [
  { label: 'Drivers', field: 'drivers', search: { isOwnOnly: true } },
  { label: 'Users', field: 'users', search: { view: 'users', isOwnOnly: true } },
  { label: 'Sub-organisations', field: 'subOrganizations' },
]

export const statTiles: readonly Tile<Stats>[] = [
  { label: 'Verifications this month', field: 'verificationsThisMonth' },
  { label: 'Active drivers', field: 'activeDrivers', tone: 'success' }, // no filter shows just these
  {
    label: 'Unverified drivers',
    field: 'unverifiedDrivers',
    tone: 'warning',
    search: { isOwnOnly: true, statusBadge: 'all_unverified' },
  },
  { label: 'Red drivers', field: 'redDrivers', tone: 'error', search: { isOwnOnly: true, statusBadge: 'red' } },
]
